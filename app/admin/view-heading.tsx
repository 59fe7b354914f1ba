import { useEffect, useRef } from 'react'
import { titled } from './title.ts'

/** Whoever has just loaded the page begins where the browser puts them. From then on a new view takes the focus. */
let takesFocus = false

export const nextViewTakesFocus = () => {
  takesFocus = true
}

/** Names the view on the page and in the window's title; a screen reader says it because it takes the focus. */
export function ViewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = titled(children)
    if (takesFocus) heading.current?.focus()
    nextViewTakesFocus()
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className="view-heading">
      {children}
    </h1>
  )
}
