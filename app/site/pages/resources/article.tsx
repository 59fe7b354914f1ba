import type { Article } from '#content/article.ts'
import type { ScreenHandle, ScreenModule } from '#app/screen.ts'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { enquire } from '#content/enquire.ts'
import { page } from '#content/pages/resource.ts'
import { ArticleHead } from './article-head.tsx'
import { Blocks } from './blocks.tsx'
import { FoldedContents, StickyContents } from './contents.tsx'
import { Related } from './related.tsx'
import { CallFrom } from './words.tsx'
import './article.css'

/** The screen of one resource. */
export function articleScreen(article: Article): ScreenModule {
  const { seoTitle, title, description, keywords } = article
  const seo = { title: seoTitle, description, keywords, ogTitle: title, ogDescription: description }
  const handle: ScreenHandle = { seo, hydrate: 'idle' }
  return { Component: () => <ArticleScreen article={article} />, handle }
}

function ArticleScreen({ article }: { article: Article }) {
  const { introduction, sections, description, slug, need } = article
  const { button, ...closing } = page.closing
  const origin = `resource: ${slug}`
  return (
    <CallFrom value={{ need, origin }}>
      <article>
        <ArticleHead article={article} />
        <div className="page-width article-sheet">
          <StickyContents article={article} />
          <div className="article-body">
            <p className="article-description text-lead">{description}</p>
            <FoldedContents article={article} />
            <div className="prose">
              <Blocks blocks={introduction} />
            </div>
            {sections.map(({ id, title, blocks }) => (
              <section key={id} data-section={id} className="prose article-section">
                <h2 id={id}>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </article>
      <Related slug={slug} />
      <ClosingBand closing={{ ...closing, primary: enquire(origin, button, need) }} />
    </CallFrom>
  )
}
