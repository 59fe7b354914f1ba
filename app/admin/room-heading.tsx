import { useEffect, useRef } from 'react'
import { nameRoom } from './title.ts'
import styles from './room.module.css'

/** Whoever has just loaded the page begins where the browser puts them. From then on a new room takes the focus. */
let takesFocus = false

export const nextRoomTakesFocus = () => {
  takesFocus = true
}

/** Names the room on the page and in the window's title; a screen reader says it because it takes the focus. */
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
