import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'

/** A thing of a section that was read, of the one beside the mark, or of one that follows. */
export type Turn = 'read' | 'here' | 'ahead'
type Thing = (left: number, turn: Turn, at: number) => string

const [cell, margin, high] = [20, 12, 48]
/** The ground on which the things stand. */
export const ground = 38

/** The fill of a thing of one color. */
export const fillOf = (turn: Turn) => ({ read: 'tone', here: 'poppy', ahead: 'light' })[turn]

/**
 * The marks beside the numbers of an article's sections, side by side: a row with a thing for each section, of which
 * that of the mark's own section is in poppy.
 */
export function marks(sections: number, thing: Thing) {
  const width = sections * cell + 2 * margin
  const places = Array.from({ length: sections }, (_, at) => at)
  const row = (here: number) =>
    places
      .map((at) =>
        thing(margin + at * cell, at < here ? 'read' : at === here ? 'here' : 'ahead', at),
      )
      .join('')
  const drawings = places.map(
    (here) =>
      rect('light bare', 0, 0, width, high) +
      path('edge', `M0 ${ground}H${width}`) +
      row(here) +
      rect('edge void', 0.7, 0.7, width - 1.4, high - 1.4),
  )
  return frames(width, high, drawings, { weight: 0.72, hatching: 0.8 })
}
