import { box, face } from '#app/site/drawings/plate/box.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const cell = 64
const origin = [32, 30] as const
const flat = (z: number) => face(origin, [-16, -16, z], [16, -16, z], [16, 16, z], [-16, 16, z])
const lay = (pen: string, z: number, [x, y, w, d]: readonly [number, number, number, number]) =>
  path(pen, face(origin, [x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]))

/** One drawing for each entry of the menu, in the same order, side by side. */
const icons = [
  // Overview: nine sheets in a stack.
  path('light', flat(-12)) +
    path('light', flat(-6)) +
    path('tone', flat(0)) +
    path('light cut', flat(8)),
  // Consulting: a levelling rod on a hill.
  path('shade', 'M4 54Q22 30 34 42T60 34V58H4z') +
    path('light cut', 'M26 6h10v40h-10z') +
    path('solid bare', 'M26 12h6v5h-6zM30 22h6v5h-6zM26 32h6v5h-6z') +
    path('poppy', 'M36 6h14l-5 5l5 5h-14z'),
  // Media: three faders on a console.
  path('light cut', 'M6 10h52v46H6z') +
    path('edge', 'M18 18v30M32 18v30M46 18v30') +
    path('solid', 'M12 34h12v7h-12z') +
    path('poppy', 'M26 20h12v7h-12z') +
    path('blueprint', 'M40 28h12v7h-12z'),
  // Email and SMS: an envelope, sealed.
  path('shade bare', 'M12 54l8 6h40V26z') +
    path('light cut', 'M6 16h50v36H6z') +
    path('tone', 'M6 16h50L31 38z') +
    path('poppy', 'M31 32a6 6 0 1 1 -.1 0z'),
  // Marketplaces: one shelf, three fronts.
  path('tone', 'M8 10h14v20H8zM42 10h14v20H42z') +
    path('poppy', 'M25 10h14v20H25z') +
    path('cut', 'M4 30h56M4 56h56M6 30v28M58 30v28') +
    path('light', 'M10 40h12v16H10z') +
    path('shade', 'M22 46h10v10H22z') +
    path('solid', 'M40 36h14v20H40z'),
  // Fulfillment: a parcel.
  box({ origin, at: [-14, -14, -14], size: [28, 28, 24], cast: 9 }) +
    lay('poppy', 10, [-4, -14, 8, 28]) +
    path('poppy', face(origin, [-4, 14, 10], [4, 14, 10], [4, 14, 2], [-4, 14, 2])),
  // Studio: a camera.
  path('light cut', 'M6 20h14l4 -8h16l4 8h14v32H6z') +
    path('shade', 'M44 20h14v32H44z') +
    path('solid', 'M32 24a12 12 0 1 1 -.1 0z') +
    path('blueprint', 'M32 29a7 7 0 1 1 -.1 0z') +
    path('poppy', 'M48 24h6v5h-6z'),
  // Podcast: a microphone.
  path('light cut', 'M22 14q0 -10 10 -10t10 10v16q0 10 -10 10t-10 -10z') +
    path('shade bare', 'M32 4q10 0 10 10v16q0 10 -10 10z') +
    path('edge', 'M14 26v4q0 18 18 18t18 -18v-4M32 48v8') +
    path('cut', 'M20 58h24') +
    path('poppy', 'M22 22h20v6h-20z'),
  // Web design: a page with its first screen.
  path('shade bare', 'M12 56l6 4h42V16l-4 -6z') +
    path('light cut', 'M6 8h48v46H6z') +
    path('solid', 'M6 8h48v8H6z') +
    path('tone', 'M12 22h20v26H12z') +
    path('edge', 'M38 24h10M38 30h10') +
    path('poppy', 'M38 38h12v8h-12z'),
  // Business systems: one number at the center, four lines to it.
  path('edge', 'M32 32L10 12M32 32L54 12M32 32L10 54M32 32L54 54') +
    path('light cut', 'M2 6h16v12H2zM46 6h16v12H46zM2 46h16v12H2z') +
    path('tone cut', 'M46 46h16v12H46z') +
    path('poppy cut', 'M32 20a12 12 0 1 1 -.1 0z'),
]

export default sheet(
  { width: cell * icons.length, height: cell },
  ...icons.map((icon, place) => `<g transform="translate(${place * cell})">${icon}</g>`),
)
