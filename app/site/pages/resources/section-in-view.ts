import { useEffect, useState } from 'react'

/** Where an anchor link scrolls a heading to: below the bar and its margin, plus a pixel for rounding. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1

/**
 * The id of the section at the reading line, null above the first. Sections follow each other without gaps, so one
 * leaves the observed area exactly when the next one reaches the line. For the first section that is the introduction.
 */
export function useSectionInView(ids: string[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key
      .split(' ')
      .flatMap((id) => document.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? [])
    const line = readingLine()
    const mark = () => {
      const reached = sections.findLast((one) => one.getBoundingClientRect().top <= line)
      setCurrent(reached?.dataset.section ?? null)
    }
    const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px 0px` })
    for (const section of sections) observer.observe(section)
    const introduction = sections[0]?.previousElementSibling
    if (introduction) observer.observe(introduction)
    return () => observer.disconnect()
  }, [key])

  return current
}
