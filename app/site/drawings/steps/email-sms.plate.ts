import { outlined, person } from '#app/site/drawings/plate/person.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { strip } from './strip.ts'

const envelope = (x: number, y: number, pen = 'light', size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('cast', 'M8 62h92v-46h-8v38h-84z')}${path(pen, 'M0 0h92v56h-92z')}${path('edge', 'M0 0l46 32l46 -32M0 56l32 -30M92 56l-32 -30')}</g>`

/** Segmented, scheduled, and one in ten held out. */
export default strip(
  'paper',
  path('cut', 'M0 176H360') + path('shade bare', 'M0 176H360V186H0z'),
  // Contacts who respond stay; the others fall through the grate.
  envelope(30, 26, 'light', 0.8) +
    envelope(70, 52, 'tone', 0.8) +
    path('plan', 'M150 40C180 40 190 60 204 84') +
    path('solid', 'M176 96h150v12h-150z') +
    path(
      'ground bare',
      Array.from({ length: 7 }, (_, n) => `M${186 + n * 19} 99h11v6h-11z`).join(''),
    ) +
    envelope(206, 36, 'poppy', 0.86) +
    path('edge', 'M186 108V176M316 108V176') +
    path('thin', 'M222 122v16M250 118v16M278 124v16') +
    `<g transform="rotate(-14 240 160)">${path('plan', 'M214 144h50v28h-50zM214 144l25 16l25 -16')}</g>`,
  // The welcome and cart flows on the line of days.
  path('cut', 'M20 112H340') +
    path('edge', [40, 90, 140, 190, 240, 290, 340].map((x) => `M${x} 104v16`).join('')) +
    path('poppy', 'M12 98h28v28h-28z') +
    envelope(60, 36, 'light', 0.8) +
    path('edge', 'M96 82V112') +
    envelope(166, 36, 'light', 0.8) +
    path('edge', 'M202 82V112') +
    envelope(252, 122, 'blueprint', 0.72) +
    path('edge', 'M286 122V112'),
  // Ten qualify; one gets no message.
  Array.from({ length: 10 }, (_, n) => {
    const [x, y] = [44 + (n % 5) * 66, n < 5 ? 60 : 146]
    return n === 6 ? outlined(x, y + 22, 70) : person(x, y + 22, 70, n % 4 ? 'tone' : 'blueprint')
  }).join('') +
    path('cut', 'M16 82H344') +
    path('shade bare', 'M16 82H344V89H16z') +
    path('poppy bare', 'M92 172h36v7h-36z'),
)
