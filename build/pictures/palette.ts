import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#build/root.ts'

export type Palette = (name: string) => string

/** The site's colors as hex, read from its design tokens. */
export async function loadPalette(file = 'app/ui/tokens.css'): Promise<Palette> {
  const css = await readFile(join(root, file), 'utf8')
  const colors = new Map<string, string>()
  for (const [, name, value] of css.matchAll(/--color-([a-z-]+):\s*([^;]+);/g))
    if (name && value) colors.set(name, value.startsWith('oklch') ? hexOf(value) : value)
  return (name) => {
    const color = colors.get(name)
    if (!color) throw new Error(`${file} has no color "${name}"`)
    return color
  }
}

/** OKLCH to sRGB, with the matrices of CSS Color 4, section 10. */
function hexOf(oklch: string) {
  const [l = 0, c = 0, h = 0] = [...oklch.matchAll(/[\d.]+/g)].map(Number)
  const lightness = l / 100
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  return `#${linear.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number) {
  const light = Math.min(1, Math.max(0, linear))
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
