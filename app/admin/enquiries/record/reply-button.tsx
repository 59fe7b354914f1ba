import { useRef } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { deferCommand, useCommandHandlers } from '#app/admin/enquiries/commands.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { replyLink } from './reply-link.ts'

type ReplyButtonProps = {
  record: PartOfEnquiry
  /** The key waits meanwhile, so that it does not open a mail program where there is a composer. */
  isMailUnknown: boolean
  /** Opens the composer; without mail there is none. */
  compose: (() => void) | undefined
  onMailOpened: () => void
}

/** Opens the composer, or else the mail program. That is no answer yet: whether it was sent is asked on return. */
export function ReplyButton(props: ReplyButtonProps) {
  const { record, isMailUnknown, compose, onMailOpened } = props
  const link = useRef<HTMLAnchorElement>(null)
  const reply = compose ?? (() => link.current?.click())
  useCommandHandlers('record', { reply: isMailUnknown ? () => deferCommand('reply') : reply })
  return compose ? (
    <Button size="small" aria-keyshortcuts="r" onClick={compose}>
      Reply
    </Button>
  ) : (
    <a
      ref={link}
      className={buttonClass('primary', 'small')}
      href={replyLink(record)}
      aria-keyshortcuts="r"
      onClick={onMailOpened}
    >
      Reply
    </a>
  )
}
