import type { ReactNode } from 'react'
import type { PrimaryNeed } from '#contract/options.ts'
import { buttonClass, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx'
import { SiteLink } from './site-link.tsx'

type Props = {
  /** Stored with the enquiry: the location and the text of the call to action ("home: Book a Strategy Call"). */
  origin: string
  /** The need that is preselected in the contact form. */
  need?: PrimaryNeed
  to?: string
  look?: ButtonLook
  size?: ButtonSize
  className?: string
  children: ReactNode
}

/** A link to the contact page. Need and origin are passed in storage and not in the URL. */
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
