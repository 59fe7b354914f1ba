import { useEffect, useState } from 'react'
import { keepPlace, keptPlace } from './reading-place.ts'

/** Where an anchor link scrolls a heading to: below the bar and its margin, plus a pixel for rounding. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1

/**
 * The id of the section at the reading line, null above the first. Sections follow each other without gaps, so one
 * leaves the observed area exactly when the next one reaches the line. For the first section that is the introduction.
 *
 * `stopped` is the section at which an earlier visit ended, until this one has reached a section. The first section
 * writes over nothing, so that a look at the beginning does not lose the place.
 */
export function useSectionInView(slug: string, ids: string[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key
      .split(' ')
      .flatMap((id) => document.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? [])
    const line = readingLine()
    let kept = keptPlace(slug)
    const mark = () => {
      const reached = sections.findLast((one) => one.getBoundingClientRect().top <= line)
      const id = reached?.dataset.section ?? null
      setCurrent(id)
      if (reached) kept = null
      setStopped(kept)
      if (reached && reached !== sections[0])
        keepPlace(slug, reached === sections.at(-1) ? null : id)
    }
    const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px 0px` })
    for (const section of sections) observer.observe(section)
    const introduction = sections[0]?.previousElementSibling
    if (introduction) observer.observe(introduction)
    return () => observer.disconnect()
  }, [slug, key])

  return { current, stopped }
}
