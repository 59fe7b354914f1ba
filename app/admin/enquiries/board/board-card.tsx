import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { type Stage, stages } from '#contract/stages.ts'
import { age, longTime, shortDay } from '#app/admin/dates.ts'
import { Clock } from '#app/admin/enquiries/clock/clock.tsx'
import { type RowFocus, useTabStop } from '#app/admin/enquiries/list/row-focus.ts'
import { money } from '#app/admin/enquiries/money.ts'
import { shortened } from '#app/admin/enquiries/shortened.ts'
import { OwnerName } from '#app/admin/enquiries/owner-name.tsx'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import * as text from '#app/ui/text.module.css'
import { tooltip } from '#app/ui/tooltip.ts'
import styles from './board-card.module.css'

type BoardCardProps = {
  enquiry: ListedEnquiry
  /** The URL of its record. The board handles the click. */
  href: string
  /** The owner's e-mail address, or the name of one who has lost access. */
  owner: string | undefined
  now: number
  open: boolean
  dragged: boolean
  focus: RowFocus
  /** Whether it is the Tab stop of the board while no card has had the focus. */
  resting: boolean
  isMenuOpen: boolean
  setMenu: (id: string | null) => void
  move: (id: string, stage: Stage) => void
}

/** Memoized, because the board renders whenever one of its cards changes. */
export const BoardCard = memo((props: BoardCardProps) => {
  const { enquiry, href, owner, now, open, dragged, focus, resting } = props
  const { isMenuOpen, setMenu, move } = props
  const { id, name, company, stage, follow_up_at: followUp, value_cents: value } = enquiry
  const tabIndex = useTabStop(focus, id, resting) ? 0 : -1
  // Once it is answered, how old it is matters more than how long the answer took.
  const isRunning = enquiry.answered_at === null && stage !== 'won' && stage !== 'lost'
  const menuLabel = `Move ${shortened(name)} to another stage`
  return (
    <li
      className={styles.card}
      data-open={open}
      data-unread={enquiry.unread}
      data-dragged={dragged}
    >
      <a
        href={href}
        data-row={id}
        tabIndex={tabIndex}
        aria-current={open || undefined}
        title={`${name} · ${company}`}
      >
        <span className={styles.name}>
          {enquiry.unread && <span className={text.srOnly}>Unread </span>}
          <bdi>{name}</bdi>
        </span>{' '}
        <span className={styles.company}>
          <bdi>{company}</bdi>
        </span>{' '}
        {enquiry.reply_failed && <span className={styles.failed}>Reply not delivered </span>}
        {followUp && Date.parse(followUp) <= now && (
          <span className={styles.due}>Follow up {shortDay(followUp)} </span>
        )}
        <span className={styles.foot}>
          {isRunning ? (
            <Clock enquiry={enquiry} now={now} />
          ) : (
            <time dateTime={enquiry.created_at} title={longTime(enquiry.created_at)}>
              {age(enquiry.created_at, now)}
            </time>
          )}{' '}
          {stage === 'won' && value !== null && value > 0 && <strong>{money(value)}</strong>}{' '}
          {owner && <OwnerName owner={owner} className={styles.owner} />}
        </span>
      </a>
      <Menu
        label={menuLabel}
        align="end"
        open={isMenuOpen}
        onOpenChange={(wanted) => setMenu(wanted ? id : null)}
        trigger={
          <button
            type="button"
            className={styles.move}
            aria-label={menuLabel}
            tabIndex={tabIndex}
            {...tooltip('Move to another stage')}
          >
            <Ellipsis aria-hidden />
          </button>
        }
      >
        {stages.map((one) => (
          <MenuItem key={one} checked={one === stage} onSelect={() => move(id, one)}>
            {stageWords[one]}
            {(one === 'won' || one === 'lost') && one !== stage && '…'}
          </MenuItem>
        ))}
      </Menu>
    </li>
  )
})
