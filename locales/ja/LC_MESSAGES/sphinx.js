// The words of Sphinx's search, in the place of Sphinx's own file: that one calls addTranslations, which makes a
// function of a text, and the Content-Security-Policy forbids that. Neither Korean nor Japanese has plural forms.

Object.assign(Documentation.TRANSLATIONS, {
  "Search Results": "検索結果",
  "Searching": "検索中",
  "Preparing search...": "検索を準備しています…",
  ", in ": "、ページ：",
  "Hide Search Matches": "検索語の印を消す",
  "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.":
    "一致するページはありません。表記を確かめるか、もっと短い言葉で探してください。",
  "Search finished, found one page matching the search query.": ["見つかったページ：${resultCount}件。"],
});
Documentation.PLURAL_EXPR = () => 0;
Documentation.LOCALE = "ja";
