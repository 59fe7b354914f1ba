import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

/** Somebody on a chair, from the side, with a hand on the table. */
const sitter = (x: number, turn: 1 | -1, chair: string, vest: string, bun = '') =>
  `<g transform="translate(${x} 0) scale(${turn} 1)">${[
    path('cut', 'M-34 172V120M14 172V128'),
    path(chair, 'M-50 58q12 -8 18 4l10 48h40v14h-54z'),
    path('shade bare', 'M-32 62l10 48h40v14h-54z'),
    path('cut void', 'M-50 58q12 -8 18 4l10 48h40v14h-54z'),
    path('solid', 'M-22 98H14Q27 98 27 110V162H38V172H14V118H-22z'),
    path('light', 'M-11 66V50H5V66z'),
    path(vest, 'M-26 112L-23 78Q-21 62 -6 62Q10 62 12 78L14 112z'),
    path(
      'shade bare',
      turn === 1 ? 'M-2 62Q10 62 12 78L14 112H2z' : 'M-26 112L-23 78Q-21 64 -10 62L-8 112z',
    ),
    path('light', 'M-8 72Q0 66 6 74L16 96L42 105L39 116L6 106z'),
    path('light', disc(45, 111, 6.5)),
    path('light', disc(1, 38, 16)),
    path('solid', `M-15 42Q-19 20 1 20Q16 20 17 33Q8 35 0 33Q-2 48 -10 52z${bun}`),
  ].join('')}</g>`
const bubble = (x: number, y: number, turn: 1 | -1, pen: string) =>
  `<g transform="translate(${x} ${y}) scale(${turn} 1)">${path(pen, 'M0 0H62V40H22L6 54V40H0z')}</g>`

/** On one long table: a letter, a conversation, a day's work sample, an answer. */
export default strip(
  'paper',
  rect('solid bare', 0, 172, 360, 12) + rect('cast', 0, 184, 360, 16),
  // A few lines and one piece of work.
  path('cast', 'M70 172L258 172L304 146H120z') +
    path('tone', 'M56 96L148 34L240 96z') +
    path('light', 'M76 22H220V132H76z') +
    path('edge', 'M92 44H168M92 58H196M92 72H152') +
    rect('blueprint bare', 92, 84, 20, 18) +
    rect('poppy bare', 122, 68, 20, 34) +
    path('cut void', 'M76 22H220V132H76z') +
    path('light', 'M56 96L148 152L240 96V172H56z') +
    path('shade', 'M240 96L148 152L174 172H240z') +
    path('edge', 'M56 172L130 141M240 172L166 141') +
    path('cut void', 'M56 172V96L148 152L240 96V172z'),
  // Somebody from the trade, and the applicant, who asks questions too.
  sitter(86, 1, 'blueprint', 'light') +
    sitter(274, -1, 'poppy', 'blueprint', disc(-20, 30, 7)) +
    path('solid', 'M130 116H230V126H130z') +
    path('cut', 'M180 126V172') +
    rect('light', 167, 98, 26, 18) +
    bubble(114, 4, 1, 'light') +
    path('edge', 'M126 16h36M126 28h24') +
    bubble(246, 40, -1, 'solid') +
    `<g stroke="var(--color-sheet)">${path('cut', 'M198 54h34M198 66h20')}</g>`,
  // A shelf to count, a list to write.
  path('cast', 'M44 172H214L240 158H70z') +
    rect('light', 40, 30, 160, 142) +
    [30, 76, 122].map((y) => rect('solid bare', 40, y + 42, 160, 5)).join('') +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => {
        const [x, y] = [50 + (at % 3) * 48, 42 + Math.floor(at / 3) * 46]
        return (
          rect(at === 4 ? 'poppy' : at % 2 ? 'tone' : 'blueprint', x, y, 36, 30) +
          rect('label bare', x + 14, y, 8, 30)
        )
      })
      .join('') +
    rect('cut void', 40, 30, 160, 142) +
    rect('cast', 236, 62, 92, 110) +
    rect('light', 226, 50, 92, 122) +
    rect('solid', 250, 42, 44, 16) +
    [0, 1, 2, 3]
      .map(
        (at) =>
          rect(at < 3 ? 'poppy' : 'light', 238, 74 + at * 23, 13, 13) +
          path('edge', `M262 ${80 + at * 23}h44`),
      )
      .join('') +
    rect('cut void', 226, 50, 92, 122),
  // Yes or no, stamped, with the reason.
  path('cast', 'M60 172H300L326 156H92z') +
    rect('light', 56, 64, 232, 108) +
    path('edge', 'M76 128H200M76 142H226M76 156H170') +
    rect('shade bare', 56, 64, 232, 14) +
    rect('cut void', 56, 64, 232, 108) +
    path('poppy', disc(246, 118, 32)) +
    path('cut void', disc(246, 118, 32)) +
    path('label bare', 'M230 118l7 -7l8 8l16 -17l7 7l-23 25z') +
    path('solid', 'M120 84h76v18h-76z') +
    path('blueprint', 'M146 84V50q-10 -8 -10 -22a22 22 0 0 1 44 0q0 14 -10 22V84z') +
    path('dark bare', 'M162 84V7a22 22 0 0 1 18 21q0 14 -10 22V84z'),
)
