import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const chair = (x: number, turn: 1 | -1, pen: string) =>
  `<g transform="translate(${x} 0) scale(${turn} 1)">${[
    path('cut', 'M-34 172V120M18 172V128'),
    path('cut', 'M-40 60L-34 122'),
    path(pen, 'M-48 52q12 -8 18 4l10 54h44v16h-58z'),
    path('shade bare', 'M-30 56l10 54h44v16h-58z'),
    path('cut void', 'M-48 52q12 -8 18 4l10 54h44v16h-58z'),
  ].join('')}</g>`
const bubble = (x: number, y: number, turn: 1 | -1, pen: string) =>
  `<g transform="translate(${x} ${y}) scale(${turn} 1)">${path(pen, 'M0 0H76V44H24L8 60V44H0z')}</g>`

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
  chair(86, 1, 'blueprint') +
    chair(274, -1, 'poppy') +
    path('solid', 'M128 118H232V128H128z') +
    path('cut', 'M180 128V172') +
    rect('light', 160, 100, 26, 18) +
    bubble(104, 26, 1, 'light') +
    path('edge', 'M116 40h50M116 54h32') +
    bubble(282, 34, -1, 'solid') +
    `<g stroke="var(--color-sheet)">${path('cut', 'M226 50h38M226 62h24')}</g>`,
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
