import type { Inline } from '#content/article.ts'
import { blueprint, type Element, ink, type Pdf } from './paper.ts'
import type { FontName } from '#build/fonts/print-fonts.ts'

type Run = { text: string; font: FontName; href?: string }
type TextOptions = NonNullable<Parameters<Pdf['text']>[1]>

/** Splits a paragraph into runs of one font each. `base` is the font of plain text. */
export function runsOf(children: Inline[], base: FontName = 'text'): Run[] {
  return children.flatMap((child): Run[] => {
    if (typeof child === 'string') return [{ text: child.replaceAll('\n', ' '), font: base }]
    if (child.kind === 'link')
      return runsOf(child.children, base).map((run) => ({ ...run, href: child.href }))
    return runsOf(child.children, child.kind === 'code' ? 'mono' : child.kind)
  })
}

export const textOf = (children: Inline[]) =>
  runsOf(children)
    .map((run) => run.text)
    .join('')

/** Writes runs into `parent` as one text with links. `origin` makes the links absolute. */
export function writeRuns(
  pdf: Pdf,
  parent: Element,
  runs: Run[],
  style: { size: number; origin: string; color?: string } & TextOptions,
) {
  const { size, origin, color = ink, ...options } = style
  runs.forEach(({ text, font, href }, index) => {
    const link = href === undefined ? null : new URL(href, origin).href
    const write = () => {
      pdf.font(font).fontSize(font === 'mono' ? size * 0.92 : size)
      pdf.fillColor(link ? blueprint : color)
      pdf.text(text, {
        ...options,
        link,
        underline: link !== null,
        continued: index < runs.length - 1,
      })
    }
    parent.add(link ? pdf.struct('Link', { alt: text }, write) : write)
  })
}
