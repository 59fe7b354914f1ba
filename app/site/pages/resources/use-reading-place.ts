import { useEffect, useState } from 'react'
import { forgetReadingPlace, saveReadingPlace, storedReadingPlace } from './reading-place.ts'

/** Where an anchor link scrolls a heading to: below the bar and its margin, plus a pixel for rounding. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 1

/**
 * The id of the section at the reading line, null above the first. Sections follow each other without gaps, so one
 * leaves the observed area exactly when the next one reaches the line. For the first section that is the introduction.
 *
 * `stopped` is the furthest section of an earlier visit, until this one has gone beyond the first section. The first
 * section is not stored, so that a look at the beginning does not lose the place. Scrolling back up does not lose it
 * either, and an article that was read to its last section is not offered again.
 */
export function useReadingPlace(slug: string, ids: string[]) {
  const [current, setCurrent] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key
      .split(' ')
      .flatMap((id) => document.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? [])
    const line = readingLine()
    let kept = storedReadingPlace(slug)
    let furthest = 0
    const mark = () => {
      // Once they have left the page, all sections are above the line.
      if (!sections[0]?.isConnected) return
      const at = sections.findLastIndex((one) => one.getBoundingClientRect().top <= line)
      const id = sections[at]?.dataset.section ?? null
      setCurrent(id)
      if (at > 0) kept = null
      setStopped(kept)
      if (!id || at <= furthest) return
      furthest = at
      if (at === sections.length - 1) forgetReadingPlace(slug)
      else saveReadingPlace(slug, id)
    }
    const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px 0px` })
    for (const section of sections) observer.observe(section)
    const introduction = sections[0]?.previousElementSibling
    if (introduction) observer.observe(introduction)
    return () => observer.disconnect()
  }, [slug, key])

  return { current, stopped }
}
