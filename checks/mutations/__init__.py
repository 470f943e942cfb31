"""The test of the check itself: whatever is changed on a rules page or in its catalogs, it is found."""
