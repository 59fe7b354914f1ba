import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Stage } from '#contract/stages.ts'
import type { useClickGuard } from '#app/admin/enquiries/list/click-guard.ts'
import type { RowFocus } from '#app/admin/enquiries/list/row-focus.ts'
import type { useRecordLink } from '#app/admin/enquiries/open-record.ts'
import { isFollowed } from '#app/navigation/link.tsx'

type Board = {
  link: ReturnType<typeof useRecordLink>
  guard: ReturnType<typeof useClickGuard>
  focus: RowFocus
  show: (stage: Stage) => void
}

/** What the board does for all of its cards: it remembers which one has the focus, and opens the one that is clicked. */
export function useBoardHandlers({ link, guard, focus, show }: Board) {
  const navigate = useNavigate()
  /** Whether the focus is in the board, or was until its card was removed. */
  const hadFocus = useRef(false)
  const delegated = {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      hadFocus.current = true
      const id = idAt(target.closest('li')?.firstElementChild)
      // Neither in a card's menu, which is elsewhere in the document, nor on what is below the cards.
      if (!id || !currentTarget.contains(target)) return
      focus.moveTo(id)
      // So that it is still in view when the window becomes as narrow as a phone, or is zoomed.
      show(target.closest<HTMLElement>('[data-column]')?.dataset['column'] as Stage)
    },
    onBlur: ({ target }: FocusEvent) => {
      // Not when the card is removed, nor when the whole window loses the focus.
      if (target.isConnected && target !== document.activeElement) hadFocus.current = false
    },
    onClick: (event: MouseEvent) => {
      guard.remember(event)
      const id = idAt(event.target)
      if (!id || !isFollowed(event)) return
      event.preventDefault()
      const { to, ...options } = link(id)
      void navigate(to, options)
    },
  }
  return { hadFocus, delegated }
}

const idAt = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
