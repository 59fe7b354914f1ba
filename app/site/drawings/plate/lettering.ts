import { path } from './sheet.ts'

/** Each character as strokes on a grid 4 wide and 6 high: points of an x and a y, strokes separated by a slash. */
const characters: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 06',
  '6': '40 20 03 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10/13 04 05 16 36 45 44 33',
  '9': '06 26 43 41 30 10 01 02 13 43',
  '+': '21 25/03 43',
  '-': '13 33',
  '%': '40 06/00 10 11 01 00/35 45 46 36 35',
  A: '06 20 46/14 34',
  B: '06 00 30 41 42 33 03/33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46/03 33',
  F: '40 00 06/03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  I: '10 30/20 26/16 36',
  K: '00 06/40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03/23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40/20 26',
  W: '00 16 23 36 40',
  Y: '00 23 40/23 26',
  ' ': '',
}
const advance = 5.7
const one = (value: number) => Math.round(value * 10) / 10

/** Drafting letters with their upper left corner at `x` and `y`, in capitals of this height. */
export function lettering(words: string, x: number, y: number, height: number, pen = 'edge') {
  const unit = height / 6
  const strokes = Array.from(words).flatMap((character, index) => {
    const drawn = characters[character]
    if (drawn === undefined) throw new Error(`No drafting letter for "${character}"`)
    return drawn
      .split('/')
      .filter(Boolean)
      .map(
        (stroke) =>
          'M' +
          stroke
            .split(' ')
            .map(
              (point) =>
                `${one(x + (index * advance + Number(point[0])) * unit)} ${one(y + Number(point[1]) * unit)}`,
            )
            .join('L'),
      )
  })
  return path(pen, strokes.join(''))
}

/** The width of these words in capitals of this height. */
export const letteringWidth = (words: string, height: number) =>
  ((words.length - 1) * advance + 4) * (height / 6)
