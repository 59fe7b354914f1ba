/** The module that build/search/plugin.ts generates from the content. */
declare module '#content/search-index' {
  const index: import('#content/search.ts').SearchEntry[]
  export default index
}
