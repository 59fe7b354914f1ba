import { Container, Head, Html, Preview, Section } from '@react-email/components'
import { type ReactNode, use } from 'react'
import { organization, postalAddress } from '#content/organization.ts'
import { CornerFrame } from './corner-frame.tsx'
import { display, sans } from './fonts.ts'
import { Masthead } from './masthead.tsx'
import { paint, styles } from './paint.ts'
import { PlanRuler } from './ruler.tsx'
import { Stamp } from './stamp.tsx'
import { Subject } from './subject.ts'

type Props = {
  /** What lists of mails show after the subject. */
  preview: string
  /** What kind of sheet it is, in two or three words, and its number or day. */
  stamp: [kind: string, ...more: string[]]
  headline: ReactNode
  /** Why it came, as one sentence. */
  reason: string
  /** Whether it draws a span of time of its own; else the sheet stands on the plan's ruler. */
  spanned?: boolean
  children: ReactNode
}

/** What every mail looks like: a sheet with corner marks on paper. */
export function Sheet({ preview, stamp, headline, reason, spanned, children }: Props) {
  const subject = use(Subject)
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{styles}</style>
      </Head>
      <body {...page}>
        <Preview>{preview}</Preview>
        {/* Some clients drop the document around it, and its language and colour with it. */}
        <div role="article" aria-roledescription="email" aria-label={subject} lang="en">
          <Section {...page}>
            <Container className="margin" style={{ maxWidth: '600px', padding: '28px 12px 36px' }}>
              <Masthead />
              <CornerFrame>
                <Stamp cells={stamp} />
                <h1
                  dir="auto"
                  {...paint(
                    { text: 'ink' },
                    {
                      fontFamily: display,
                      fontSize: '30px',
                      lineHeight: '1.12',
                      fontWeight: 700,
                      letterSpacing: '-0.02em',
                      margin: '24px 0 14px',
                      textAlign: 'left',
                    },
                  )}
                >
                  {headline}
                </h1>
                {children}
              </CornerFrame>
              <div style={{ padding: '0 12px' }}>
                {!spanned && <PlanRuler words={organization.tagline} />}
                <p {...small}>{reason}</p>
                <p {...small}>
                  {organization.name}, {postalAddress}
                </p>
              </div>
            </Container>
          </Section>
        </div>
      </body>
    </Html>
  )
}

const page = paint(
  { ground: 'paper', text: 'ink' },
  { margin: 0, padding: 0, fontFamily: sans },
  'plan',
)
const small = paint(
  { text: 'ink-faint' },
  { fontSize: '14px', lineHeight: '1.5', margin: '12px 0 0' },
)
