import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { pouring } from './pouring.ts'
import { takes } from './takes.ts'

const [wide, high] = [300, 168]
const ground = path('light bare', 'M0 132H300V168H0z') + path('edge', 'M0 132H300')
/** A small picture in paper colors beside the main one. */
const small = (x: number, y: number, picture: string) =>
  `<svg x="${x}" y="${y}" width="62" height="62" viewBox="0 0 62 62">${path('solid bare', 'M0 0H62V62H0z')}${inked('ink', picture)}</svg>`
/** The screen of a phone, with the frame at which a film begins. */
const phone = (x: number, y: number, wide: number, tall: number, pen: string, frame: string) =>
  [
    path('cast', `M${x + 10} ${y + 12}h${wide}v${tall - 4}h-${wide}z`),
    path('mark bare', `M${x} ${y}h${wide}v${tall}h-${wide}z`),
    `<svg x="${x + 4}" y="${y + 8}" width="${wide - 8}" height="${tall - 20}">${path(`${pen} bare`, `M0 0h${wide}v${tall}H0z`)}${frame}</svg>`,
  ].join('')
const play = (x: number, y: number, size: number) =>
  path('label', disc(x, y, size)) +
  path('mark bare', `M${x - size * 0.35} ${y - size * 0.55}v${size * 1.1}l${size} ${-size * 0.55}z`)

/** What each of the six kinds of picture has to get right, in the order of the copy. */
const shots = [
  // A product range in one light: the same baseline, the same shadow, the color card in the first frame.
  ground +
    bottle(118, 150, 0.86) +
    bottle(184, 150, 0.62) +
    bottle(246, 150, 1) +
    path('solid', 'M20 98h54v52h-54z') +
    path('poppy', 'M20 98h18v26h-18z') +
    path('blueprint', 'M38 98h18v26h-18z') +
    path('mark', 'M56 98h18v26h-18z') +
    path('tone', 'M20 124h18v26h-18z'),
  // The main image: nothing but the product, at 85% of the frame. Then scale, contents, use and care.
  path('solid', 'M14 12h128v144h-128z') +
    inked('ink', bottle(72, 146, 0.88)) +
    small(
      158,
      16,
      bottle(26, 54, 0.32, { lifted: true }) + path('edge', 'M47 8V54M42 8h10M42 54h10'),
    ) +
    small(
      228,
      16,
      bottle(24, 50, 0.3, { lifted: true }) +
        path('poppy', 'M36 14h14v40h-14z') +
        path('mark', 'M8 34H54V56H8z'),
    ) +
    small(158, 86, pouring(3, 56, 0.25)) +
    small(
      228,
      86,
      path('blueprint', 'M31 10Q14 32 14 40a17 15 0 0 0 34 0Q48 32 31 10z') +
        path('dark bare', 'M36 17Q48 34 48 40a17 15 0 0 1 -12 14z') +
        path('label bare', 'M20 38q0 10 8 12q-12 0 -8 -12z'),
    ) +
    path('plan', 'M150 8V160'),
  // One scene, on a tailgate by the coast, framed for three crops.
  path('poppy bare', disc(226, 70, 30)) +
    path(
      'tone bare',
      'M0 104Q30 82 62 66Q84 60 104 82Q140 40 170 40Q206 58 236 92Q268 80 300 98V132H0z',
    ) +
    path('shade bare', 'M62 66Q84 60 104 82L92 104L80 84zM170 40Q206 58 236 92L210 106L192 74z') +
    path('edge', 'M0 104Q30 82 62 66Q84 60 104 82Q140 40 170 40Q206 58 236 92Q268 80 300 98') +
    path('thin', 'M0 112H84M30 119H96M206 112H300M214 119H282') +
    path('light', 'M0 126H300V168H0z') +
    path('edge', 'M0 134H300M24 134V168M276 134V168') +
    path('solid bare', 'M124 144h52v8h-52z') +
    bottle(150, 130, 0.74) +
    path('plan', 'M64 8H236V160H64zM82 22H218V146H82z') +
    `<g stroke="var(--color-poppy)">${path('cut', 'M108 6H192V162H108z')}</g>`,
  // Three openings, one body.
  path('tone bare', 'M0 0H300V168H0z') +
    [14, 70, 126]
      .map((x, n) =>
        phone(
          x,
          18,
          46,
          88,
          n === 1 ? 'poppy' : 'solid',
          n === 1
            ? play(19, 34, 12)
            : inked('ink', bottle(19, n ? 84 : 62, n ? 0.66 : 0.42, { lifted: true })),
        ),
      )
      .join('') +
    path('edge', 'M37 110V138H200M93 110V138M149 110V138M190 128l10 10l-10 10') +
    phone(212, 10, 74, 148, 'solid', inked('ink', pouring(-8, 98, 0.33, 140)) + play(33, 114, 9)),
  // One take per step.
  path('tone bare', 'M0 106H300V168H0z') + path('edge', 'M0 106H300') + takes,
  // Before and after, on either side of a line.
  path('shade bare', 'M0 0H150V168H0z') +
    path('poppy bare', 'M150 0H300V168H150z') +
    bottle(150, 150, 0.98) +
    `<g transform="translate(150 150) scale(0.98)">${[
      path('tone bare', 'M-31 -25H0V-61H-31z'),
      path('mark bare', 'M-22 -34h6v-8h-6zM-12 -34h6v-14h-6z'),
      path('dark bare', 'M-32 0V-70Q-32 -92 -11 -100V-118H-14V-138H0V0z'),
      path('solid bare', disc(-18, -88, 2.5) + disc(-24, -55, 2) + disc(-12, -29, 2.5)),
    ].join('')}</g>` +
    path('cut', 'M150 0V168') +
    path('solid bare', 'M206 42h74v8h-74zM206 62h52v8h-52zM206 82h64v8h-64z') +
    path('mark bare', 'M192 42h8v8h-8zM192 62h8v8h-8zM192 82h8v8h-8z'),
]

export default frames(
  wide,
  high,
  shots.map((shot) => path('ground bare', 'M0 0H300V168H0z') + shot),
  { on: 'deep' },
)
