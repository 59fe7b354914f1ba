import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

const back = 'M0 18v-8q3 10 14 10h20q11 0 14 -10v8q0 16 -18 16h-12q-18 0 -18 -16z'
const chair = rect('light', 5, 0, 38, 22) + path('tone', back) + path('cut void', back)
const shoulders = 'M1 15Q1 3 15 3H33Q47 3 47 15Q47 24 35 24H13Q1 24 1 15z'
const arms = 'M3 12Q2 -8 11 -22L20 -19Q14 -6 17 9zM45 12Q46 -8 37 -22L28 -19Q34 -6 31 9z'

/** Hair from above. The face is toward the table. */
const hairs = [
  path('solid', 'M12 13Q12 25 24 25Q36 25 36 13Q36 8 32 7Q28 3 21 5Q13 7 12 13z'),
  path('solid', disc(24, 27, 6)) + path('solid', 'M12 13Q12 25 24 25Q36 25 36 13Q24 5 12 13z'),
  path('solid', 'M12 8Q9 24 15 30Q24 34 33 30Q39 24 36 8Q30 3 24 9Q18 3 12 8z'),
]

const vests = ['blueprint', 'light', 'solid']

/** Somebody with both hands on the table, of whom one sees hair and shoulders. */
const person = (index: number, vest: string) =>
  [
    path('light', arms),
    path('label', disc(15, -21, 5) + disc(33, -21, 5)),
    path(vest, shoulders),
    vest === 'solid' ? path('label bare', 'M8 4h6v20h-6zM34 4h6v20h-6z') : '',
    path('shade bare', 'M33 3Q47 3 47 15Q47 24 35 24H30Q37 14 33 3z'),
    path('label', disc(24, 13, 12)),
    hairs[(index * 2) % hairs.length],
  ].join('')

/** Who has gone to see something: one place on each side of each third. */
const free = [2, 3, 1, 4, 3, 0]

/** The places of a third, five on each side of its table and 78 apart: their chairs, and who sits on them. */
export function seats(third: number, board: number) {
  const places = [true, false].flatMap((isUpper) =>
    [0, 1, 2, 3, 4].map((at) => ({
      isUpper,
      isFree: free[third * 2 + (isUpper ? 1 : 0)] === at,
      index: at * 2 + third + (isUpper ? 1 : 0),
      put: (drawn: string) =>
        `<g transform="translate(${16 + at * 78} ${isUpper ? 0 : board})${isUpper ? ' scale(1 -1)' : ''}">${drawn}</g>`,
    })),
  )
  return {
    // A free chair is pushed in.
    chairs: places
      .map(({ put, isFree, isUpper }) =>
        put(
          `<g transform="translate(0 ${isFree ? -8 : 0})"><g transform="translate(8 ${isUpper ? -8 : 8})">${path('cast', back)}</g>${chair}</g>`,
        ),
      )
      .join(''),
    people: places
      .filter(({ isFree }) => !isFree)
      .map(({ put, index }) => put(person(index, vests[index % 3]!)))
      .join(''),
  }
}
