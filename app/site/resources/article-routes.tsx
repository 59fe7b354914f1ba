import type { RouteObject } from 'react-router'
import type { Article } from '#content/article.ts'
import { loadScreen } from '#app/recover.ts'

const articles = import.meta.glob<Article>('/content/resources/*.md', { import: 'default' })
const drawings = import.meta.glob<() => React.ReactNode>('./drawings/*.tsx', { import: 'Lines' })

/** One address an article: a new file in content/resources is a new page. Its drawing has the same name. */
export const articleRoutes: RouteObject[] = Object.entries(articles).map(([file, load]) => {
  const slug = file.replace(/^.*\/|\.md$/g, '')
  return {
    path: `/resources/${slug}`,
    id: `app/site/resources/article.tsx#${slug}`,
    lazy: () =>
      loadScreen(async () => {
        const [{ articleScreen }, article, Lines] = await Promise.all([
          import('./article.tsx'),
          load(),
          drawings[`./drawings/${slug}.tsx`]?.(),
        ])
        return articleScreen(article, Lines)
      }),
  }
})
