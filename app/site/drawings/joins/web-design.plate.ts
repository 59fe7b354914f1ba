import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { browser } from './things.ts'

const page = browser(176, 12, 156, 122)

/** One page twice: its price and stock come from one source of figures, its picture from the camera. */
export default join(
  '',
  page +
    path('plan', 'M262 38h58v84h-58z') +
    rect('blueprint bare', 190, 42, 44, 9) +
    path('edge', 'M190 62h54M190 72h38') +
    rect('blueprint bare', 190, 82, 26, 14) +
    rect('poppy', 190, 106, 56, 16) +
    drum(76, 118, 30, 44, 44, 'tone') +
    drum(76, 86, 30, 44, 44, 'blueprint') +
    lid(76, 56, 44, 'light') +
    path('solid bare', disc(76, 56, 9)) +
    path('cut', 'M120 74H148M148 46V89M148 46H168M148 89H168') +
    path('solid bare', 'M184 46l-14 -7v14zM184 89l-14 -7v14z'),
  page +
    rect('solid bare', 264, 42, 40, 9) +
    path('edge', 'M264 62h54M264 72h38M264 84h30') +
    rect('poppy', 264, 106, 56, 16) +
    rect('tone', 188, 38, 62, 84) +
    bottle(219, 118, 0.52) +
    path('cast', 'M40 126h88v-56h-8v48h-80z') +
    rect('solid', 30, 54, 90, 64) +
    rect('solid', 52, 42, 36, 12) +
    path('light', disc(74, 86, 25)) +
    path('blueprint', disc(74, 86, 15)) +
    path('light bare', disc(68, 80, 4)) +
    path('poppy', disc(108, 64, 5)) +
    path('plan', 'M120 62L188 38M120 110L188 122'),
)
