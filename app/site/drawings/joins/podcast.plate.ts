import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { envelope } from './things.ts'

const wave = (from: number, count: number, y: number, tall: number) =>
  Array.from({ length: count }, (_, n) => {
    const half = Math.round(2 + tall * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.45)))
    return `M${from + n * 8} ${y - half}v${half * 2}`
  }).join('')

const stand = (x: number) =>
  path('edge', `M${x - 17} 58v8a17 17 0 0 0 34 0v-8M${x} 83v38`) +
  path('blueprint', `M${x - 11} 34a11 11 0 0 1 22 0v28a11 11 0 0 1 -22 0z`) +
  path('shade', `M${x + 2} 23a11 11 0 0 1 9 11v28a11 11 0 0 1 -9 11z`) +
  rect('solid', x - 17, 119, 34, 8)

/** Both on one cable: recordings are also filmed, and each episode is added to the letter for subscribers. */
export default join(
  rect('solid bare', 0, 127, 360, 7),
  stand(54) +
    path('cut', wave(86, 9, 52, 22)) +
    // The camera, and the vertical clip that it makes.
    path('edge', 'M204 88L182 127M204 88V127M204 88L226 127') +
    rect('solid', 170, 44, 66, 44) +
    rect('solid', 186, 34, 26, 10) +
    path('light', disc(203, 66, 16)) +
    path('blueprint', disc(203, 66, 8)) +
    path('poppy', disc(226, 52, 4)) +
    path('plan', 'M240 66H272') +
    path('cast', 'M288 134h54v-108h-8v96h-46z') +
    rect('light', 278, 18, 56, 104) +
    rect('tone', 284, 28, 44, 58) +
    path('solid', 'M298 42v30l20 -15z') +
    rect('poppy bare', 286, 92, 40, 7) +
    rect('solid bare', 286, 104, 28, 7),
  rect('poppy', 34, 34, 72, 72) +
    path('solid', 'M56 50v40l34 -20z') +
    path('edge', 'M70 106V127') +
    path('cut', wave(122, 9, 70, 26)) +
    envelope(206, 26, 'light', 1.3) +
    path('poppy', disc(266, 66, 13)) +
    path('solid bare', 'M262 59v14l11 -7z'),
)
