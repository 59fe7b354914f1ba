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
  /** The preview text that mail clients show after the subject. */
  preview: string
  /** The kind of mail in two or three words, and its number or date. */
  stamp: [kind: string, ...more: string[]]
  headline: ReactNode
  /** Why the recipient gets this mail, in one sentence. */
  reason: string
  /** Whether the mail has its own ruler. Otherwise the 90-day ruler is at the bottom. */
  spanned?: boolean
  children: ReactNode
}

/** The layout of every mail except replies. */
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
        {/* Some clients drop html and body, so language and colors are repeated here. */}
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
