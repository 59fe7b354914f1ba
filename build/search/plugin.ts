import type { Plugin } from 'vite'
import { allArticles } from '#build/articles/all-articles.ts'
import { searchEntries } from './entries.ts'

/** Lets the search palette import its index, made out of the content at build. */
export const searchIndex: Plugin = {
  name: 'search-index',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#content\/search-index$/ },
    handler: () => '\0search-index',
  },
  load: {
    filter: { id: /^\0search-index$/ },
    async handler() {
      const json = JSON.stringify(searchEntries(await allArticles()))
      return `export default JSON.parse(${JSON.stringify(json)})`
    },
  },
}
