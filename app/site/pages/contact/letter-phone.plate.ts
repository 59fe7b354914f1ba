import { disc } from '#app/site/drawings/plate/disc.ts'
import { lettering, letteringWidth } from '#app/site/drawings/plate/lettering.ts'
import { inked, path, sheet } from '#app/site/drawings/plate/sheet.ts'

/** The near edge of the ruler that the letter and the parcel stand on. */
const [start, end, top, thick] = [2, 258, 104, 19]
const day = (days: number) => Math.round(start + ((end - start) * days) / 90)
const label = (days: number, aside: number, color: string) =>
  inked(color, lettering(`${days}`, day(days) + aside, top + 4.5, 10))

/** The letter and the parcel on the ruler, seen from the front: lower than the text above it, and as wide. */
export default sheet(
  { width: 300, height: 130 },
  path('cast', `M14 130L24 ${top + thick}H${end}L284 103H300L272 130z`),
  path('light', `M${start} ${top}L28 84H284L${end} ${top}z`),
  path(
    'thin',
    [10, 20, 40, 50, 70, 80].map((n) => `M${day(n)} ${top}l26 -20`).join('') + 'M15 94H271',
  ),
  path('edge', `M${day(30)} ${top}l26 -20M${day(60)} ${top}l26 -20`),
  path('dark', `M${end} ${top}L284 84V103L${end} ${top + thick}z`),
  path('solid', `M${start} ${top}H${day(30)}v${thick}H${start}z`),
  path('light', `M${day(30)} ${top}H${day(60)}v${thick}H${day(30)}z`),
  path('shade bare', `M${day(30) + 28} ${top}H${day(60)}v${thick}H${day(30) + 28}z`),
  path('blueprint', `M${day(60)} ${top}H${end}v${thick}H${day(60)}z`),
  label(0, 5, 'chalk'),
  label(30, 5, 'ink'),
  label(60, 5, 'chalk'),
  label(90, -5 - letteringWidth('90', 10), 'chalk'),
  path('cast', 'M20 98H112L164 86H72zM196 98H240L268 86H224z'),
  path('plan" style="stroke-width:2;stroke-dasharray:6 4', 'M116 98H138L148 90H172L162 98H196'),
  path('cut', `M${start} ${top}L28 84H284V103L${end} ${top + thick}H${start}z`),
  // The parcel at day 90.
  path('light', 'M194 60L210 48H256L240 60z'),
  path('tone', 'M194 60H240V98H194z'),
  path('light', 'M240 60L256 48V86L240 98z'),
  path('shade bare', 'M240 60L256 48V86L240 98z'),
  path('poppy bare', 'M211 60L227 48H237L221 60V73H211z'),
  path('cut', 'M194 60L210 48H256V86L240 98H194z'),
  // The envelope and the plan in it.
  path('tone', 'M26 36L70 12L118 36z'),
  path('light', 'M27 90V3H105V90z'),
  path('plan', 'M35 13H72M35 20H60'),
  path('edge', 'M36 40L50 31L62 38L78 32L92 28'),
  path('solid', 'M33 37h6v6h-6z'),
  path('blueprint', 'M59 35h6v6h-6z'),
  path('poppy', 'M92 28V14L101 19L92 23z'),
  path('cut', 'M27 90V3H105V90'),
  path('dark', 'M112 40L120 34V92L112 98z'),
  path('light', 'M20 98H112V40L66 70L20 40z'),
  path('tone', 'M20 98V40L66 70z'),
  path('shade', 'M112 98V40L66 70z'),
  path('light', 'M20 98L66 66L112 98z'),
  path('cut', 'M20 98H112V40L66 70L20 40z'),
  path('poppy', disc(66, 68, 10)),
  path('edge', disc(66, 68, 5.5)),
)
