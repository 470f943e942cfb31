// The words of Sphinx's search, in the place of Sphinx's own file: that one calls addTranslations, which makes a
// function of a text, and the Content-Security-Policy forbids that. Neither Korean nor Japanese has plural forms.

Object.assign(Documentation.TRANSLATIONS, {
  "Search Results": "검색 결과",
  "Searching": "검색 중",
  "Preparing search...": "검색 준비 중…",
  ", in ": ", 문서: ",
  "Hide Search Matches": "검색어 표시 지우기",
  "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.":
    "일치하는 페이지가 없습니다. 맞춤법을 확인하거나 더 짧은 낱말로 찾아보세요.",
  "Search finished, found one page matching the search query.": ["찾은 페이지: ${resultCount}개."],
});
Documentation.PLURAL_EXPR = () => 0;
Documentation.LOCALE = "ko";
