import PdfFile from 'pdfkit'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'

/** The width of a line in the display face at a font size, in pixels. */
export type TitleWidth = (text: string, size: number) => number

/** Measures with the font of the picture. */
export async function loadTitleWidth(): Promise<TitleWidth> {
  const { display } = await loadPrintFonts()
  const measure = new PdfFile().font(display)
  return (text, size) => measure.fontSize(size).widthOfString(text)
}
