import { marked, type Token } from 'marked'
import { parse } from 'yaml'
import type { Article, ArticleSummary, Section } from '#content/article.ts'
import { ResourceSchema } from '#content/resource-schema.ts'
import { blocksOf, countWords } from './blocks.ts'

const wordsPerMinute = 220

/**
 * Reads the Markdown of one resource.
 * @throws if its front matter does not match the schema, or its text contains something that articles may not contain.
 */
export function readArticle(slug: string, source: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error(`${slug}: no front matter`)
  const meta = ResourceSchema.parse(parse(head))
  const { introduction, sections } = divide(body, meta)
  const minutes = Math.max(1, Math.round(countWords([introduction, sections]) / wordsPerMinute))
  return { slug, ...meta, readTime: `${minutes} min read`, introduction, sections }
}

type Contents = Pick<Article, 'title' | 'tableOfContents'>

function divide(body: string, { title, tableOfContents }: Contents) {
  const introduction: Token[] = []
  const sections: { title: string; tokens: Token[] }[] = []
  for (const token of marked.lexer(body)) {
    if (token.type === 'heading' && token.depth === 2)
      sections.push({ title: token.text as string, tokens: [] })
    else (sections.at(-1)?.tokens ?? introduction).push(token)
  }
  return {
    introduction: blocksOf(introduction, title),
    sections: sections.map(({ title, tokens }, index): Section => {
      const id = tableOfContents[index]?.anchor ?? `section-${index + 1}`
      return { id, title, blocks: blocksOf(tokens, title) }
    }),
  }
}

/** The part of an article that the index and the search need. */
export function summaryOf(article: Article): ArticleSummary {
  const { slug, title, type, category, publishDate, published, description, readTime } = article
  const summary = { slug, title, type, category, publishDate, published, description, readTime }
  return article.downloadCount ? { ...summary, downloadCount: article.downloadCount } : summary
}
