import type { RouteObject } from 'react-router'
import type { ShownArticle } from '#content/article.ts'
import { loadScreen } from '#app/faults/recover.ts'

const articles = import.meta.glob<ShownArticle>('/content/resources/*.md', { import: 'default' })

/** One route for each article in content/resources. */
export const articleRoutes: RouteObject[] = Object.entries(articles).map(([file, load]) => {
  const slug = file.replace(/^.*\/|\.md$/g, '')
  return {
    path: `/resources/${slug}`,
    id: `resources/article#${slug}`,
    lazy: () =>
      loadScreen(async () => {
        const [{ articleScreen }, article] = await Promise.all([import('./article.tsx'), load()])
        return articleScreen(article)
      }),
  }
})
