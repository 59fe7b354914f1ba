import { toPlainText } from '@react-email/render'

type Element = { children: Element[]; attribs?: Record<string, string> }
type Builder = { addInline: (text: string, options?: { noWordTransform: boolean }) => void }
/** As html-to-text calls it; the package comes without types. */
type Formatter = (
  element: Element,
  walk: (children: Element[], builder: Builder) => void,
  builder: Builder,
) => void

/** "Company: Harbor Supply" */
const label: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(': ')
}

/** "Open the record: https://..." on a line of its own. */
const link: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(`: ${element.attribs?.['href']}`, { noWordTransform: true })
}

const options = {
  formatters: { label, link },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    {
      selector: '[data-text=action]',
      format: 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    },
    { selector: '[data-text=action] > a', format: 'link' },
    {
      selector: '[data-text=fact]',
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    },
    { selector: 'td[data-text=label]', format: 'label' },
    { selector: 'td[data-text=value]', format: 'inline' },
  ],
}

/** The text part, which reads well by itself. */
export const toText = (html: string) => toPlainText(html, options)
