import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'

const cast = (from: number, to: number) => path('cast', `M${from} 56H${to}l14 -9H${from + 20}z`)

/** The action of the customer that starts each flow, 56 wide, standing on 56, on a dark ground. */
export const triggers = [
  // A new subscriber: the form, with its box checked.
  cast(8, 46) +
    cabinet({ at: [4, 56], size: [38, 46], back: [6, 5], fill: 'light' }) +
    rect('poppy', 10, 32, 17, 17) +
    path('cut', 'M14 41l4 4l7 -9M11 18h24M11 25h14'),
  // A cart that was left.
  cast(14, 48) +
    path('poppy', 'M12 16H48L43 40H18z') +
    path('edge', 'M15 28H45M26 16v24M37 16v24') +
    path('cut', 'M2 10H9L18 46H42') +
    path('solid', disc(21, 52, 4.5) + disc(40, 52, 4.5)),
  // The parcel, delivered.
  cast(10, 46) +
    cabinet({ at: [2, 56], size: [36, 32], back: [13, 11], fill: 'light' }) +
    path('poppy bare', 'M15 24l13 -11h9l-13 11v12h-9z') +
    path('edge', 'M2 24H38'),
  // A calendar on which the usual day has passed.
  cast(8, 48) +
    cabinet({ at: [3, 56], size: [40, 42], back: [6, 5], fill: 'light' }) +
    rect('solid', 3, 14, 40, 10) +
    path('edge', 'M9 33h7M20 33h7M31 33h7M9 43h7') +
    rect('poppy', 22, 38, 15, 13),
  // The top of a podium.
  cast(4, 52) +
    path('light', 'M2 56V44H18V32H35V48H51V56z') +
    path('shade bare', 'M35 32V56H51V48H35V32zM10 44H18V56H10z') +
    path('edge', 'M18 44V56M35 48V56') +
    path('cut', 'M2 56V44H18V32H35V48H51V56z') +
    path('poppy', 'M16 10L22 17L26.5 6L31 17L37 10L35 27H18z'),
  // A product under a magnifying glass.
  path('cast', 'M14 56H36l14 -9H30z') +
    path('light', 'M10 56V34Q10 24 19 21V14H29V21Q38 24 38 34V56z') +
    path('shade bare', 'M25 56V14H29V21Q38 24 38 34V56z') +
    path('edge', 'M10 56V34Q10 24 19 21V14H29V21Q38 24 38 34V56z') +
    rect('poppy', 18, 5, 12, 9) +
    path('solid', disc(27, 38, 13)) +
    path('poppy bare', 'M20 45v-7h4v7zM26 45v-11h4v11zM32 43v-12h3v12z') +
    path('cut', 'M37 48l10 9'),
]
