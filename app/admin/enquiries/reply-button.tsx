import { useRef } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { useCommandHandlers } from './commands.ts'
import type { PartOfEnquiry } from './queries.ts'
import { replyLink } from './reply-link.ts'

type ReplyButtonProps = { record: PartOfEnquiry; onOpened: () => void }

/** Opens the mail program. That is no answer yet: whether it was sent is asked on return. */
export function ReplyButton({ record, onOpened }: ReplyButtonProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useCommandHandlers('record', { reply: () => link.current?.click() })
  return (
    <a
      ref={link}
      className={buttonClass('primary', 'small')}
      href={replyLink(record)}
      aria-keyshortcuts="r"
      onClick={onOpened}
    >
      Reply
    </a>
  )
}
