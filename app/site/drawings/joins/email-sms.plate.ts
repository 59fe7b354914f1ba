import { disc } from '#app/site/drawings/plate/disc.ts'
import { person } from '#app/site/drawings/plate/person.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { envelope, parcel } from './things.ts'

const days = 126

/** Both on one line of days: the follow-up counts from delivery, and an ad skips everybody who is in an e-mail flow. */
export default join(
  path('cut', `M0 ${days}H360`) +
    path(
      'edge',
      Array.from({ length: 9 }, (_, n) => `M${20 + n * 40} ${days}v${n % 3 ? 7 : 13}`).join(''),
    ),
  // The delivery is day zero.
  rect('light', 34, 18, 72, 108) +
    rect('blueprint', 44, 28, 52, 98) +
    rect('shade bare', 80, 28, 16, 98) +
    path('poppy', disc(88, 80, 4)) +
    path('cut void', 'M34 126V18H106V126') +
    parcel(118, days, 48, 38) +
    path('plan', 'M142 80C160 36 206 30 236 48') +
    path('solid bare', 'M244 52l-14 -2l6 -10z') +
    envelope(246, 52, 'poppy', 0.86) +
    path('edge', 'M142 126v16M286 108v34M142 138H286') +
    path('solid bare', 'M142 138l9 -4v8zM286 138l-9 -4v8z'),
  // The recipient of a letter is outside the cone.
  path('tone bare', 'M74 62L226 18V118L74 82z') +
    path('thin', 'M74 62L226 18M74 82L226 118M74 72H226') +
    path('blueprint', 'M34 62h22l26 -16v52l-26 -16h-22z') +
    path('shade', 'M34 74h22l26 8v16l-26 -16h-22z') +
    path('solid', 'M40 82h12l4 26h-12z') +
    person(152, days, 66, 'blueprint') +
    person(204, days, 66, 'blueprint') +
    person(296, days, 66, 'poppy') +
    path('plan', disc(300, 88, 50)) +
    envelope(312, 96, 'light', 0.4),
)
