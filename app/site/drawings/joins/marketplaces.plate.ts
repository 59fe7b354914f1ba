import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { parcel } from './things.ts'

const board = 122

/** Both on one shelf: the boxes with the tally that counts them, and the picture that is put in front of them. */
export default join(
  rect('solid', 0, board, 360, 9) +
    rect('shade bare', 0, board + 9, 360, 10) +
    path('edge', [40, 130, 230, 320].map((x) => `M${x} ${board + 9}v19`).join('')),
  parcel(24, board, 56, 44) +
    parcel(84, board, 44, 60, 'blueprint') +
    parcel(132, board, 52, 36) +
    parcel(40, board - 44, 40, 32) +
    path('plan', 'M192 84H226') +
    path('cast', 'M244 122h86v-96h-8v88h-78z') +
    rect('light', 236, 18, 86, 100) +
    rect('solid', 262, 12, 34, 12) +
    // Three, five, four: as many strokes as boxes.
    path(
      'cut',
      'M250 40v14M258 40v14M266 40v14M250 66v14M258 66v14M266 66v14M274 66v14M246 78L278 68M250 92v14M258 92v14M266 92v14M274 92v14',
    ) +
    rect('poppy bare', 294, 40, 16, 14) +
    rect('blueprint bare', 294, 66, 16, 14) +
    rect('tone bare', 294, 92, 16, 14),
  rect('light', 112, 10, 112, 112) +
    bottle(168, 118, 0.74) +
    path('cut', 'M104 26V2H128M208 2H232V26') +
    path('edge', 'M250 16V118M243 16h14M243 118h14') +
    path('plan', 'M176 16H250') +
    parcel(24, board, 64, 54) +
    parcel(276, board, 56, 66, 'blueprint'),
)
