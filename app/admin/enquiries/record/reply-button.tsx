import { useRef } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { deferCommand, useCommandHandlers } from '#app/admin/keys/commands.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { replyLink } from './reply-link.ts'

type ReplyButtonProps = {
  record: PartOfEnquiry
  /**
   * It is not known yet whether mail is configured. The shortcut is deferred, because it might open a mail program
   * needlessly.
   */
  isMailUnknown: boolean
  /** Opens the composer. Undefined if mail is not configured. */
  compose: (() => void) | undefined
  onMailOpened: () => void
}

/**
 * Opens the composer, or the mail program. The latter does not report whether a mail was sent, so the record asks
 * later.
 */
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
