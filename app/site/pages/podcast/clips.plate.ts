import { frames, path } from '#app/site/drawings/plate/sheet.ts'
import { waveform } from './waveform.ts'

const [wide, high] = [304, 92]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const microphone = (y: number, pen: string) =>
  path(pen, `M8 ${y + 9}q0 -8 8 -8t8 8v12q0 8 -8 8t-8 -8z`) +
  path('edge', `M3 ${y + 16}v4q0 13 13 13t13 -13v-4M16 ${y + 33}v6`)

/** The output of each of the six stages, in the order of the copy. */
const clips = [
  // Ten episodes planned before the first is recorded.
  upTo(10)
    .map((n) => {
      const [x, y] = [4 + (n % 5) * 60, n < 5 ? 8 : 50]
      return (
        path(n ? 'light' : 'poppy', `M${x} ${y}h52v32h-52z`) +
        path('solid bare', `M${x} ${y}h10v32h-10z`) +
        path('edge', `M${x + 18} ${y + 12}h26M${x + 18} ${y + 21}h${12 + ((n * 7) % 4) * 4}`)
      )
    })
    .join(''),
  // Five questions, each with its follow-up.
  path('cast', 'M14 92H174V84H296V92z') +
    path('light', 'M4 2H164V86H4z') +
    path('tone', 'M176 2H292V86H176z') +
    upTo(5)
      .map(
        (n) =>
          path('poppy bare', `M14 ${12 + n * 15}h6v6h-6z`) +
          path('edge', `M28 ${15 + n * 15}H${[140, 118, 150, 108, 132][n]}`) +
          path('thin', `M188 ${15 + n * 15}H${[272, 254, 236, 280, 248][n]}`),
      )
      .join(''),
  // Both ends of a call, each on its own track.
  microphone(2, 'poppy') +
    microphone(50, 'blueprint') +
    path('thin', 'M44 22H300M44 70H300') +
    path('cut', waveform({ from: 44, to: 176, y: 22, height: 40, seed: 1 })) +
    path('cut', waveform({ from: 160, to: 300, y: 70, height: 40, seed: 4 })),
  // Uneven takes leveled to one loudness.
  path('tone bare', 'M172 24H304V68H172z') +
    path('thin', 'M4 46H304') +
    path('cut', waveform({ from: 6, to: 130, y: 46, height: 88, seed: 2 })) +
    path('cut', waveform({ from: 180, to: 300, y: 46, height: 46, seed: 1.2, step: 7 })) +
    `<g stroke="var(--color-poppy)">${path('cut', 'M170 22H304M170 70H304')}</g>` +
    path('cut', 'M140 46h16M150 40l6 6l-6 6'),
  // One feed, fifteen platforms.
  path(
    'edge',
    upTo(15)
      .map((n) => `M96 46C150 46 150 ${5 + n * 6} 206 ${5 + n * 6}H290`)
      .join(''),
  ) +
    path(
      'solid bare',
      upTo(15)
        .map((n) => `M290 ${3 + n * 6}h10v4h-10z`)
        .join(''),
    ) +
    path('cast', 'M14 68H78V76H14z') +
    path('light', 'M4 26h64v40h-64z') +
    path('solid', 'M14 36h20v20h-20z') +
    path('edge', 'M42 40h18M42 48h12') +
    path('poppy', 'M68 41h28v10H68z'),
  // Vertical clips from a long take.
  path('cut', waveform({ from: 4, to: 300, y: 72, height: 34, seed: 3 })) +
    [40, 132, 224]
      .map(
        (x, n) =>
          path('thin', `M${x} 46V90M${x + 30} 46V90`) +
          path('cast', `M${x + 6} 48H${x + 36}V8h-6V48z`) +
          path(n === 1 ? 'poppy' : 'light', `M${x} 2h30v44h-30z`) +
          path('solid', `M${x + 11} 14v16l12 -8z`),
      )
      .join(''),
]

export default frames(wide, high, clips)
