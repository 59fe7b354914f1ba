import { useEffect, useRef } from 'react'
import { nameRoom } from './title.ts'
import styles from './room.module.css'

/** False for the first room after a page load, where the browser decides about the focus. */
let takesFocus = false

export const nextRoomTakesFocus = () => {
  takesFocus = true
}

/**
 * The title of the room, on the page and in the window's title. It gets the focus, so that a screen reader announces
 * it.
 */
export function RoomHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    nameRoom(children)
    if (takesFocus) heading.current?.focus({ preventScroll: true })
    nextRoomTakesFocus()
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
