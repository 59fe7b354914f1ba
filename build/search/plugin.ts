import type { Plugin } from 'vite'
import { allArticles } from '#build/articles/all-articles.ts'
import { searchEntries } from './entries.ts'

/** A Vite plugin with the search entries, made from the content, as a module. */
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
