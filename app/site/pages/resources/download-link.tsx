import type { ShownArticle } from '#content/article.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { page } from '#content/pages/resource.ts'
import * as text from '#app/ui/text.module.css'

/** The link to the PDF, which the build generates from the same text, with its size. */
export function DownloadLink({ article: { slug, pdfBytes } }: { article: ShownArticle }) {
  return (
    <a href={`/resources/${slug}.pdf`} download className={buttonClass('primary', 'large')}>
      {page.download}
      {pdfBytes && (
        <span className={text.annotation}>{Math.max(1, Math.round(pdfBytes / 1024))} KB</span>
      )}
    </a>
  )
}
