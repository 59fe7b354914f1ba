import type { ReactNode } from 'react'
import type { Clause } from '#content/page-types.ts'
import { Plate } from '#app/site/drawings/plate.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { PageHero } from '#app/site/sections/page-hero.tsx'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Clauses } from './clauses.tsx'
import { Contents, FoldedContents } from './contents.tsx'
import { Revision } from './revision.tsx'
import * as styles from './legal.module.css'
import * as wayOn from '#app/site/sections/way-on.module.css'

type Props = {
  page: {
    title: string
    note: string
    lead: string
    /** The link to the other legal page. */
    next: { label: string; href: string }
    lastUpdated: string
    effective: { label: string; text: string; date: string }
    clauses: Clause[]
  }
  drawing: ReactNode
  /** The drawing of the other legal page. */
  otherSheet: PlateFile
  ground?: 'paper' | 'sheet'
  /** Between the head and the clauses. */
  children?: ReactNode
}

/** A legal page: title, dates and numbered clauses with a list of contents. */
export function LegalSheet({ page, drawing, otherSheet, ground, children }: Props) {
  const { title, note, lead, next, clauses } = page
  return (
    <div className={styles.legal}>
      <PageHero hero={{ note, headline: title, lead }} next={next} foot={<Revision {...page} />}>
        {drawing}
      </PageHero>
      {children}
      <Section ground={ground} waits>
        <div className={styles.legalBody}>
          <FoldedContents clauses={clauses} />
          <Contents clauses={clauses} />
          <Clauses clauses={clauses} />
        </div>
      </Section>
      <Section ground={ground === 'sheet' ? 'paper' : 'sheet'} pace="near" waits>
        <SiteLink to={next.href} className={`${wayOn.next} ${styles.otherSheet}`}>
          {next.label}
          <Plate of={otherSheet} />
        </SiteLink>
      </Section>
    </div>
  )
}
