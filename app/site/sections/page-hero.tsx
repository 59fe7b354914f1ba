import type { ReactNode } from 'react'
import type { Hero } from '#content/page-types.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { Actions } from './actions.tsx'
import { SiteLink } from './site-link.tsx'
import * as styles from './page-hero.module.css'
import * as messageScreen from '#app/site/frame/message-screen.module.css'
import * as surface from '#app/ui/surface.module.css'
import * as text from '#app/ui/text.module.css'

type Props = {
  hero: Pick<Hero, 'note' | 'headline' | 'lead'> & Partial<Hero>
  /** Beside the text for a drawing that is about as high as wide, below it for a wide one. */
  layout?: 'beside' | 'below'
  /** The link to the next page. */
  next?: { label: string; href: string }
  /** Below the words. */
  foot?: ReactNode
  className?: string
  /** The page's own drawing. */
  children?: ReactNode
}

/** The first section of a page, on a visible grid. */
export function PageHero({ hero, layout = 'beside', next, foot, className = '', children }: Props) {
  const { note, headline, lead, primary, secondary } = hero
  return (
    <section
      className={`${styles.pageHero} ${layout === 'below' ? styles.pageHeroBelow : styles.pageHeroBeside} ${messageScreen.underBar} ${surface.fineGrid} ${className}`.trim()}
    >
      <div className={surface.pageWidth}>
        <p className={`${styles.pageHeroNote} ${text.annotation}`}>
          {next ? `${note} ` : note}
          {next && <SiteLink to={next.href}>{next.label}</SiteLink>}
        </p>
        <div className={styles.pageHeroSheet}>
          <h1 className={text.h1}>{headline}</h1>
          <div className={styles.pageHeroWords}>
            <p className={text.lead}>
              <Unbroken>{lead}</Unbroken>
            </p>
            {primary && <Actions primary={primary} secondary={secondary} />}
            {foot}
          </div>
          {children && <div className={styles.pageHeroDrawing}>{children}</div>}
        </div>
      </div>
    </section>
  )
}
