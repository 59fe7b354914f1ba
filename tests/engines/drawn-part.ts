import sharp from 'sharp'
import type { Tab } from './tab.ts'

const dark = 90

/**
 * How much of the dark ink of the home page's last hero drawing is on the screen where the whole plate has it: 0 to 1.
 * It is a part of a plate, which an engine may scale by the proportions of the whole.
 */
export async function drawnInPlace(tab: Tab) {
  const part = await tab.run(() => {
    const image = [...document.querySelectorAll<HTMLImageElement>('main img[src*="svgView"]')][2]!
    const { left, top, width, height } = image.getBoundingClientRect()
    const scale = devicePixelRatio
    return { src: image.src, rect: [left, top, width, height].map((side) => side * scale) }
  })
  const [left, top, width, height] = part.rect.map(Math.round) as [number, number, number, number]
  const place = { left, top, width, height }
  const plate = Buffer.from(await (await fetch(part.src)).arrayBuffer())
  const expected = await sharp(plate, { density: 200 })
    .resize(3 * width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .extract({ left: 2 * width, top: 0, width, height })
    .greyscale()
    .raw()
    .toBuffer()
  const seen = await sharp(await tab.screenshot())
    .extract(place)
    .greyscale()
    .raw()
    .toBuffer()
  const inked = [...expected.keys()].filter((at) => expected[at]! < dark)
  return inked.filter((at) => seen[at]! < dark).length / inked.length
}

/** The drawings and images whose proportions differ from their attributes. */
export const distorted = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[width][height]')]
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect()
        const [ownWidth, ownHeight] = ['width', 'height'].map((side) =>
          Number(image.getAttribute(side)),
        ) as [number, number]
        return width > 0 && Math.abs(height - (width * ownHeight) / ownWidth) > 2
      })
      .map((image) => image.src),
  )
