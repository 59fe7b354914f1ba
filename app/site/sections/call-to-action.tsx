import type { ReactNode } from 'react'
import type { PrimaryNeed } from '#contract/options.ts'
import { buttonClass, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx'
import { SiteLink } from './site-link.tsx'

type Props = {
  /** Where it stands and what it says, kept with the enquiry: "home: Book a Strategy Call". */
  origin: string
  /** The need that the contact form opens with. */
  need?: PrimaryNeed
  to?: string
  look?: ButtonLook
  size?: ButtonSize
  className?: string
  children: ReactNode
}

/** A way to the contact page. What was asked travels with the visitor, not in the address. */
export function CallToAction({
  origin,
  need,
  to = '/contact',
  look,
  size,
  className = '',
  children,
}: Props) {
  return (
    <SiteLink
      to={to}
      className={`${buttonClass(look, size)} ${className}`.trim()}
      data-origin={origin}
      data-need={need}
    >
      {children}
    </SiteLink>
  )
}
