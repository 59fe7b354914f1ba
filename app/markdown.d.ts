/** Modules that build/articles/plugin.ts generates from Markdown. */
declare module '*.md?summary' {
  const summary: import('#content/article.ts').ArticleSummary
  export default summary
}
