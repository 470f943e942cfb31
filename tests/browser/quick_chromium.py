"""What Chromium is started with for tests, besides what every job gives it: less work for the same answers."""

from publishing.chromium import ARGUMENTS

# Chromium obeys only the last list of features that are off, so Playwright's own stands here again.
_OFF_FOR_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
# Each new window would draw the list below its address bar, as two pages in a process of their own.
_OFF = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")

# WebAssembly is not compiled a second time, for speed that a test has no time to gain back: half of the
# processor's time that a start of the engine takes.
_WEBASSEMBLY = "--liftoff-only --wasm-lazy-validation"

TEST_ARGUMENTS = (
    *ARGUMENTS,
    f"--disable-features={','.join(_OFF_FOR_PLAYWRIGHT + _OFF)}",
    f"--js-flags={_WEBASSEMBLY}",
)
