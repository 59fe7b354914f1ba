import type { ReactNode } from 'react'
import type { Hero } from '#content/page-types.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Actions } from './actions.tsx'
import './page-hero.css'

type Props = {
  hero: Pick<Hero, 'note' | 'headline' | 'lead'> & Partial<Hero>
  /** Beside the words for a drawing that is about as high as wide, below them for one that runs along the sheet. */
  layout?: 'beside' | 'below'
  /** The page's own drawing. */
  children?: ReactNode
}

/** The first sheet of a page, on the shown grid. */
export function PageHero({ hero, layout = 'beside', children }: Props) {
  const { note, headline, lead, primary, secondary } = hero
  return (
    <section className={`page-hero page-hero-${layout} under-bar fine-grid`}>
      <div className="page-width">
        <p className="page-hero-note annotation">{note}</p>
        <div className="page-hero-sheet">
          <h1 className="text-h1">{headline}</h1>
          <div className="page-hero-words">
            <p className="text-lead">
              <Unbroken>{lead}</Unbroken>
            </p>
            {primary && <Actions primary={primary} secondary={secondary} />}
          </div>
          {children && <div className="page-hero-drawing">{children}</div>}
        </div>
      </div>
    </section>
  )
}
