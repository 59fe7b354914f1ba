import PdfFile from 'pdfkit'
import type { Article } from '#content/article.ts'
import type { PrintFonts } from '#build/fonts/print-fonts.ts'

export type Pdf = InstanceType<typeof PdfFile>
export type Element = ReturnType<Pdf['struct']>

/** US Letter in points, with a wide outer margin like a bound report. */
export const page = { width: 612, height: 792, left: 72, right: 72, top: 78, bottom: 84 }
export const columnWidth = page.width - page.left - page.right

export const ink = '#141c2c'
export const soft = '#4b5568'
export const blueprint = '#1f3fbf'
export const blueprintTint = '#eaeffb'
export const rule = '#d9d3c5'
export const tint = '#f4f1ea'
export const white = '#ffffff'
export const chalk = '#cdd7ee'
export const poppy = '#f4650f'

/** An empty tagged document with the article's title, language and our fonts. */
export function newPaper(article: Article, author: string, fonts: PrintFonts): Pdf {
  const pdf = new PdfFile({
    size: 'LETTER',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: article.title,
      Author: author,
      Subject: article.description,
      Keywords: article.keywords,
      // A fixed date, for reproducible builds.
      CreationDate: new Date(`${article.published}-01T12:00:00Z`),
      ModDate: new Date(`${article.published}-01T12:00:00Z`),
    },
  })
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font)
  return pdf
}

/** The options of an annotation. Cast, because the types lack most of them, including `structParent`, which tags it. */
export const annotation = (options: object) => options as Parameters<Pdf['annotate']>[4]

/** Starts a new page unless `height` points are left on this one. */
export function keepTogether(pdf: Pdf, height: number) {
  if (pdf.y + height > page.height - page.bottom) pdf.addPage()
}

/**
 * Where blocks are written: below `parent` in the structure, `left` points from the edge. `origin` makes links
 * absolute.
 */
export type Place = { pdf: Pdf; parent: Element; origin: string; left?: number }

export const widthAt = ({ left = page.left }: Place) => page.width - page.right - left
