import PdfFile from 'pdfkit'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'

/** How wide a line of display type is at a size, in pixels. */
export type TitleWidth = (text: string, size: number) => number

/** Measures with the typeface that the picture is drawn with. */
export async function loadTitleWidth(): Promise<TitleWidth> {
  const { display } = await loadPrintFonts()
  const measure = new PdfFile().font(display)
  return (text, size) => measure.fontSize(size).widthOfString(text)
}
