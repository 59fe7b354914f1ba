import type { Action } from '#content/page-types.ts'
import { buttonClass, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx'
import { CallToAction } from './call-to-action.tsx'
import { SiteLink } from './site-link.tsx'

type Props = { action: Action; look?: ButtonLook; size?: ButtonSize }

/** A button from the copy: a call to action, a plain link, or a mailto link. */
export function ActionLink({ action, look, size = 'large' }: Props) {
  const { label, href, need, origin } = action
  if (origin)
    return (
      <CallToAction to={href} origin={origin} need={need} look={look} size={size}>
        {label}
      </CallToAction>
    )
  const className = buttonClass(look, size)
  if (href.startsWith('mailto:'))
    return (
      <a href={href} className={className}>
        {label}
      </a>
    )
  return (
    <SiteLink to={href} className={className}>
      {label}
    </SiteLink>
  )
}
