import { toPlainText } from '@react-email/render'

type Element = { children: Element[]; attribs?: Record<string, string> }
type Builder = { addInline: (text: string, options?: { noWordTransform: boolean }) => void }
/** The part of html-to-text's types that is used here, because the package ships none. */
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

/** The number of line breaks before and after a block; one leaves no empty line. */
const apart = (breaks: number) => ({ leadingLineBreaks: breaks, trailingLineBreaks: breaks })

const options = {
  formatters: { label, link },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: '[data-text=entry]', format: 'block', options: apart(2) },
    { selector: '[data-text=line]', format: 'block', options: apart(1) },
    { selector: '[data-text=link]', format: 'block', options: apart(1) },
    { selector: '[data-text=link] > a', format: 'link' },
    { selector: '[data-text=action]', format: 'block', options: apart(2) },
    { selector: '[data-text=action] > a', format: 'link' },
    { selector: '[data-text=fact]', format: 'block', options: apart(1) },
    { selector: 'td[data-text=label]', format: 'label' },
    { selector: 'td[data-text=value]', format: 'inline' },
  ],
}

/** Generates the text part from the HTML. */
export const toText = (html: string) =>
  `${toPlainText(html, options)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
