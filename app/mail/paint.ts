import { type ColorName, dark, light } from './colors.ts'

const properties = {
  text: ['color'],
  ground: ['background-color'],
  line: ['border-color'],
} as const
type Use = keyof typeof properties

const camel = { text: 'color', ground: 'backgroundColor', line: 'borderColor' } as const

/**
 * Colors as inline styles, which every client supports, and as classes, with which `darkStyles` overrides them:
 * `paint({ text: 'ink', ground: 'sheet' }, more)`
 */
export function paint(
  uses: Partial<Record<Use, ColorName>>,
  style: React.CSSProperties = {},
  ...classes: string[]
) {
  const entries = Object.entries(uses) as [Use, ColorName][]
  return {
    className: [...classes, ...entries.map(([use, name]) => `${use}-${name}`)].join(' '),
    style: {
      ...style,
      ...Object.fromEntries(entries.map(([use, name]) => [camel[use], light[name]])),
    },
  }
}

const names = Object.keys(dark) as ColorName[]
const rules = names.flatMap((name) =>
  (Object.keys(properties) as Use[]).map(
    (use) =>
      `.${use}-${name}{${properties[use].map((each) => `${each}:${dark[name]}!important`).join(';')}}`,
  ),
)

const grid = (color: string) =>
  `.plan{background-image:linear-gradient(${color} 1px,transparent 1px),linear-gradient(90deg,${color} 1px,transparent 1px);background-size:24px 24px;background-position:center top}`

/** What inline styles cannot express: dark mode, narrow screens, and the grid behind the sheet. */
export const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  grid('rgba(29,75,192,.07)'),
  // On the side where the text begins, which is the right for right-to-left text.
  '.quote{border-width:0!important;border-inline-start-width:3px!important;padding:2px 0!important;padding-inline-start:16px!important}',
  `@media (prefers-color-scheme:dark){${rules.join('')}${grid('rgba(137,177,250,.06)')}}`,
  '@media (max-width:480px){.sheet{padding:20px 16px 24px!important}h1{font-size:26px!important}.stack td{display:block!important;width:auto!important}.stack .label{padding:8px 0 0!important;border:0!important;line-height:18px!important}.stack .value{padding:0 0 8px!important}}',
].join('')
