import { Html } from '@react-email/components'
import { Fragment, use } from 'react'
import { organization } from '#content/organization.ts'
import { sans } from './fonts.ts'
import { paint, styles } from './paint.ts'
import { Subject } from './subject.ts'
import type { Template } from './template.ts'
import { timeOf } from './times.ts'
import { cleanText, messageLines } from './visitor-text.ts'

/** A staff reply to a visitor: a plain letter without our design, with the visitor's message quoted. */
export const reply: Template<'reply'> = {
  subject: ({ subject }) => subject,
  Mail({ data: { text, quote } }) {
    const { lines } = messageLines(quote.message ?? '')
    return (
      <Html lang="en">
        <head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>{use(Subject)}</title>
          <style>{styles}</style>
        </head>
        <body {...page}>
          <div style={{ maxWidth: '640px' }}>
            <div dir="auto" {...letter}>
              <Lines lines={cleanText(text).split('\n')} />
            </div>
            <p {...attribution}>{attributionOf(quote)}</p>
            {quote.message && (
              <blockquote dir="auto" {...quoted}>
                <Lines lines={lines} />
              </blockquote>
            )}
          </div>
        </body>
      </Html>
    )
  },
  text({ text, quote }) {
    const { lines } = messageLines(quote.message ?? '')
    const below = quote.message ? `\n\n${lines.map((line) => `> ${line}`).join('\n')}` : ''
    return `${cleanText(text)}\n\n${attributionOf(quote)}${below}\n`
  },
}

const attributionOf = ({ at, message }: { at: string; message: string | null }) =>
  message
    ? `On ${timeOf(at)} you wrote to ${organization.name}:`
    : `On ${timeOf(at)} you asked ${organization.name} to get in touch.`

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

const body = { fontSize: '16px', lineHeight: '1.55', wordBreak: 'break-word' } as const
const page = paint(
  { ground: 'sheet', text: 'ink' },
  { margin: 0, padding: '16px', fontFamily: sans },
)
const letter = paint({ text: 'ink' }, { ...body, whiteSpace: 'pre-wrap' })
const attribution = paint(
  { text: 'ink-faint' },
  { ...body, fontSize: '14px', margin: '24px 0 8px' },
)
const quoted = paint(
  { text: 'ink-soft', line: 'sand' },
  {
    ...body,
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    margin: 0,
    padding: '0 0 0 14px',
    whiteSpace: 'pre-wrap',
  },
  'quote',
)
