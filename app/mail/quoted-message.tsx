import { Fragment } from 'react'
import { paint } from './paint.ts'
import { TextLink } from './text-link.tsx'
import { messageLines } from './visitor-text.ts'

/** The visitor's message as plain text, truncated if the mail would become too large. */
export function QuotedMessage({ message, link }: { message: string | null; link: string }) {
  const { lines, shown, length } = messageLines(message ?? '')
  if (length === 0) return <p {...missing}>No message was written.</p>
  const figure = (count: number) => count.toLocaleString('en-US')
  return (
    <>
      <blockquote dir="auto" {...quote}>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </blockquote>
      {shown < length && (
        <p {...missing}>
          {`Cut here: these are the first ${figure(shown)} of ${figure(length)} characters. `}
          <TextLink href={link}>Read all of it in the record</TextLink>
        </p>
      )}
    </>
  )
}

const quote = paint(
  { text: 'ink', line: 'poppy' },
  {
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    margin: '20px 0 0',
    padding: '2px 0 2px 16px',
    fontSize: '17px',
    lineHeight: '1.55',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  'quote',
)
const missing = paint(
  { text: 'ink-faint' },
  { fontSize: '14px', lineHeight: '1.5', margin: '16px 0 0' },
)
