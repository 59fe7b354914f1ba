import { type ColorName, dark, light } from './colors.ts'

const properties = {
  text: ['color'],
  ground: ['background-color'],
  line: ['border-color'],
} as const
type Use = keyof typeof properties

const camel = { text: 'color', ground: 'backgroundColor', line: 'borderColor' } as const

/**
 * Colours as an inline style, which every client reads, and as classes, by which `darkStyles` replaces them.
 * `paint({ text: 'ink', ground: 'sheet' }, more)`
 */
export function paint(uses: Partial<Record<Use, ColorName>>, style: React.CSSProperties = {}) {
  const entries = Object.entries(uses) as [Use, ColorName][]
  return {
    className: entries.map(([use, name]) => `${use}-${name}`).join(' '),
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

/** The look at night, and what only a narrow screen asks for. */
export const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}@media (max-width:480px){.margin{padding:16px 8px!important}.sheet{padding:20px 16px 24px!important}.headline{font-size:24px!important}}`
