declare module '*.css'

/** Modules that build/articles/plugin.ts generates from Markdown. */
declare module '*.md?summary' {
  const summary: import('#content/article.ts').ArticleSummary
  export default summary
}

/** Modules that build/plates/plugin.ts generates from the text of an SVG: the URL and size of its file. */
declare module '*?plate' {
  const file: import('#app/site/drawings/plate-file.ts').PlateFile
  export default file
}

/** The module that build/search/plugin.ts generates from the content. */
declare module '#content/search-index' {
  const index: import('#content/search.ts').SearchEntry[]
  export default index
}
