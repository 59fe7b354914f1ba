/** The module that build/search/plugin.ts makes of the content. */
declare module '#content/search-index' {
  const index: import('#content/search.ts').SearchEntry[]
  export default index
}
