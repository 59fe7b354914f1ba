import type { Article } from '#content/article.ts'
import { annotation, columnWidth, type Element, ink, type Pdf, page, soft } from './paper.ts'

/** The sections with their page numbers, each a link. */
export function contents(
  pdf: Pdf,
  root: Element,
  sections: Article['sections'],
  pages: Map<string, number>,
) {
  pdf.addPage()
  root.add(
    pdf.struct('H2', {}, () => {
      pdf.font('display').fontSize(22).fillColor(ink).text('Contents', page.left, pdf.y)
    }),
  )
  pdf.y += 14
  const list = pdf.struct('TOC')
  root.add(list)
  for (const { id, title } of sections) {
    const item = pdf.struct('TOCI')
    const reference = pdf.struct('Reference')
    const link = pdf.struct('Link', { alt: title })
    list.add(item)
    item.add(reference)
    reference.add(link)
    const top = pdf.y
    link.add(() => {
      entry(pdf, title, pages.get(id) ?? 0)
    })
    const options = annotation({ structParent: link, Contents: new String(title) })
    pdf.goTo(page.left, top, columnWidth, pdf.y - top, id, options)
    item.end()
    pdf.y += 4
  }
  list.end()
}

function entry(pdf: Pdf, title: string, number: number) {
  const top = pdf.y
  pdf.font('text').fontSize(10.5).fillColor(ink)
  pdf.text(title, page.left, top, { width: columnWidth - 40 })
  const below = pdf.y
  pdf.font('mono').fontSize(9.5).fillColor(soft)
  const options = { width: 30, align: 'right' } as const
  pdf.text(String(number), page.left + columnWidth - 30, top, options)
  pdf.y = below
}
