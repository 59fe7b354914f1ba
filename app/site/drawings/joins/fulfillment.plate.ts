import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { browser, envelope, parcel } from './things.ts'

const belt = 114

/** Both on one conveyor: a scan updates three listings at once, and a delivery starts a letter. */
export default join(
  path('cut', `M0 ${belt}H360M0 ${belt + 20}H360`) +
    path('light', Array.from({ length: 12 }, (_, n) => disc(15 + n * 30, belt + 10, 8)).join('')) +
    path(
      'solid bare',
      Array.from({ length: 12 }, (_, n) => disc(15 + n * 30, belt + 10, 2.5)).join(''),
    ),
  parcel(30, belt, 64, 46) +
    // The gate that the parcel passes, and its sensor.
    path('poppy bare', 'M52 34H72L91 65H33z') +
    rect('solid', 8, 10, 108, 14) +
    rect('solid', 8, 24, 8, 90) +
    rect('solid', 108, 24, 8, 90) +
    rect('blueprint', 48, 24, 28, 10) +
    path('edge', 'M116 17H196M196 17V88M196 26H216M196 57H216M196 88H216') +
    [0, 1, 2]
      .map(
        (n) =>
          browser(216, 8 + n * 33, 112, 26) +
          rect('blueprint bare', 224, 26 + n * 33, 40, 5) +
          rect('poppy bare', 296, 25 + n * 33, 22, 7),
      )
      .join(''),
  parcel(40, belt, 60, 52) +
    path('poppy', 'M70 60C52 40 50 32 50 26a20 20 0 1 1 40 0c0 6 -2 14 -20 34z') +
    path('light', disc(70, 25, 7)) +
    path('plan', 'M100 40C130 12 168 12 196 34') +
    path('solid bare', 'M206 40l-14 0l4 -11z') +
    envelope(210, 36, 'light', 1.05),
)
