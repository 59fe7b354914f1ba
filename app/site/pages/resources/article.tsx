import type { ShownArticle } from '#content/article.ts'
import type { ScreenHandle, ScreenModule } from '#app/screen.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import poster from '#app/site/drawings/closing/article.plate.ts?plate'
import { ClosingBand } from '#app/site/sections/closing.tsx'
import { enquire } from '#content/enquire.ts'
import { page } from '#content/pages/resource.ts'
import { ArticleHead } from './article-head.tsx'
import { Blocks } from './blocks.tsx'
import { FoldedContents, StickyContents } from './contents.tsx'
import { GuideForm } from './guide-form.tsx'
import { Related } from './related.tsx'
import { CallFrom } from './words.tsx'
import * as styles from './article.module.css'
import * as prose from './prose.module.css'
import * as surface from '#app/ui/surface.module.css'

/** The screen of one resource. */
export function articleScreen(article: ShownArticle): ScreenModule {
  const { seoTitle, title, description, keywords } = article
  const seo = { title: seoTitle, description, keywords, ogTitle: title, ogDescription: description }
  const handle: ScreenHandle = { seo }
  return { Component: () => <ArticleScreen article={article} />, handle }
}

function ArticleScreen({ article }: { article: ShownArticle }) {
  const { introduction, sections, slug, need, mark } = article
  const { button, ...closing } = page.closing
  const origin = `resource: ${slug}`
  return (
    <CallFrom value={{ need, origin }}>
      <article>
        <ArticleHead article={article} />
        <div className={`${surface.pageWidth} ${styles.articleSheet}`}>
          <StickyContents article={article} />
          <div className={`${prose.articleBody} ${styles.articleBody}`}>
            <FoldedContents article={article} />
            <div className={prose.prose}>
              <Blocks blocks={introduction} />
            </div>
            {sections.map(({ id, title, blocks }, index) => (
              <section
                key={id}
                data-section={id}
                className={`${prose.prose} ${prose.articleSection}`}
              >
                <h2 id={id}>
                  {mark && <Plate of={mark} part={[index, sections.length]} />}
                  {title}
                </h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </article>
      <GuideForm slug={slug} />
      <Related slug={slug} />
      <ClosingBand
        closing={{ ...closing, primary: enquire(origin, button, need) }}
        poster={poster}
      />
    </CallFrom>
  )
}
