import type { Article } from '#content/article.ts'
import { writeBlocks } from './blocks.ts'
import { contents } from './contents.ts'
import { drawCover } from './cover.ts'
import { openingHeight } from './heights.ts'
import {
  chalk,
  columnWidth,
  type Element,
  ink,
  newPaper,
  type Pdf,
  page,
  rule,
  soft,
  white,
} from './paper.ts'
import { worksheet } from './worksheet.ts'
import type { PrintFonts } from '#build/fonts/print-fonts.ts'

/** The publisher, the site's origin, and the cover's drawing as markup. */
export type Imprint = { name: string; origin: string; drawing: string }

/** The PDF of one article: title block, contents with page numbers, sections, running foot. */
export async function composePdf(
  article: Article,
  imprint: Imprint,
  fonts: PrintFonts,
): Promise<Buffer> {
  // Two passes: the contents come before the sections, and need their page numbers.
  const draft = layOut(article, imprint, fonts, new Map())
  const final = layOut(article, imprint, fonts, draft.pages)
  const chunks: Buffer[] = []
  final.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((ended) => final.pdf.on('end', ended))
  final.pdf.end()
  draft.pdf.end()
  await done
  return Buffer.concat(chunks)
}

function layOut(article: Article, imprint: Imprint, fonts: PrintFonts, known: Map<string, number>) {
  const pdf = newPaper(article, imprint.name, fonts)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  titleBlock(pdf, root, article, imprint)
  contents(pdf, root, article.sections, known)
  const pages = new Map<string, number>()
  pdf.y += 24
  writeBlocks(article.introduction, { pdf, parent: root, origin: imprint.origin })
  for (const section of article.sections) {
    const room = 50 + openingHeight(pdf, section.blocks, 0, columnWidth)
    if (pdf.y + room > page.height - page.bottom) pdf.addPage()
    else pdf.y += 16
    pages.set(section.id, pdf.bufferedPageRange().count)
    const part = pdf.struct('Sect', { title: section.title })
    root.add(part)
    pdf.outline.addItem(section.title)
    part.add(
      pdf.struct('H2', {}, () => {
        pdf.font('display').fontSize(17).fillColor(ink)
        pdf.text(section.title, page.left, pdf.y, { width: columnWidth, destination: section.id })
      }),
    )
    pdf.y += 9
    writeBlocks(section.blocks, { pdf, parent: part, origin: imprint.origin })
    part.end()
  }
  worksheet(pdf, root)
  root.end()
  runningFoot(pdf, article, imprint)
  return { pdf, pages }
}

/** The cover: the title above a drawing on navy, the facts about the guide at the foot. */
function titleBlock(pdf: Pdf, root: Element, article: Article, imprint: Imprint) {
  const { left } = page
  drawCover(pdf, imprint.drawing, article.sections.length)
  // The cover has no running foot, so its text may reach lower.
  pdf.page.margins.bottom = 40
  const line = (type: string, write: () => void) => root.add(pdf.struct(type, {}, write))
  line('P', () => {
    pdf.font('mono').fontSize(9.5).fillColor(white)
    pdf.text(`${article.type} / ${article.category}`, left, 72)
  })
  line('H1', () => {
    pdf.font('display').fontSize(40).fillColor(white)
    pdf.text(article.title, left, 92, { width: columnWidth, lineGap: -2 })
  })
  line('P', () => {
    pdf.font('text').fontSize(12.5).fillColor(white)
    pdf.text(article.description, left, 648, { width: columnWidth, lineGap: 3 })
  })
  line('P', () => {
    pdf.font('mono').fontSize(9).fillColor(chalk)
    const { publishDate, readTime } = article
    pdf.text(`${imprint.name}   ${publishDate}   ${readTime}`, left, pdf.y + 10)
  })
  root.add(
    pdf.struct('P', {}, [
      pdf.struct('Link', { alt: 'The newest version on the site' }, () => {
        const url = `${imprint.origin}/resources/${article.slug}`
        pdf.font('mono').fontSize(9).fillColor(chalk)
        pdf.text(url, left, pdf.y + 4, { link: url, underline: true })
      }),
    ]),
  )
}

function runningFoot(pdf: Pdf, article: Article, { name }: Imprint) {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start + 1; index < start + count; index += 1) {
    pdf.switchToPage(index)
    pdf.page.margins.bottom = 0
    const y = page.height - 52
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    pdf
      .lineWidth(0.6)
      .strokeColor(rule)
      .moveTo(page.left, y - 10)
      .lineTo(page.left + columnWidth, y - 10)
      .stroke()
    pdf.font('mono').fontSize(8).fillColor(soft)
    pdf.text(`${name} / ${article.title}`, page.left, y, {
      width: columnWidth - 60,
      lineBreak: false,
    })
    pdf.text(`${index + 1} / ${count}`, page.left + columnWidth - 60, y, {
      width: 60,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
