import { openFont } from '#build/fonts/open-font.ts'
import { loadPrintFonts } from '#build/fonts/print-fonts.ts'

const label =
  /<text x="([\d.-]+)" y="([\d.-]+)"(?: dy="([\d.-]+)")? text-anchor="(start|middle|end)" [^>]*font-size="([\d.]+)" fill="([^"]+)"[^>]*>([^<]*)<\/text>/g
const before = { start: 0, middle: 0.5, end: 1 }

/** The labels are as large as a phone needs them. Where the picture is wider, they grow less than the drawing. */
const style =
  '<style>@media(min-width:26rem){.word{transform:scale(.75)}}@media(min-width:35rem){.word{transform:scale(.6)}}@media(min-width:43rem){.word{transform:scale(.54)}}</style>'

/** Replaces the labels of a picture (word.ts) by their outlines, because an SVG file cannot use the site's typefaces. */
export async function outlineWords(svg: string) {
  const font = openFont((await loadPrintFonts()).mono)
  const middle = (font.hhea.ascent + font.hhea.descent) / 2
  const outlined = svg.replaceAll(
    label,
    (text: string, x, y, down = '0', anchor: keyof typeof before, size, fill, words) => {
      const scale = size / font.unitsPerEm
      const glyphs = font.glyphsForString(readable(words))
      const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
      let pen = -before[anchor] * width
      const outlines = glyphs.map(({ path, advanceWidth }) => {
        const placed = path.translate(pen, -middle - down / scale).scale(scale, -scale)
        pen += advanceWidth
        return shorter(placed.toSVG())
      })
      return `<g transform="translate(${x} ${y})"><path${text.includes(' class="still"') ? '' : ' class="word"'} fill="${fill}" stroke="none" d="${outlines.join('')}"/></g>`
    },
  )
  return outlined.replace('</svg>', `${style}</svg>`)
}

const readable = (words: string) =>
  words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** A tenth of a unit is a twentieth of a pixel on a phone. */
const shorter = (path: string) =>
  path.replaceAll(/-?\d+\.\d+/g, (value) => `${+(+value).toFixed(1)}`)
