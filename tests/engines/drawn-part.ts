import sharp from 'sharp'
import type { Tab } from './tab.ts'

const dark = 90

type Part = {
  selector: string
  nth?: number
  /** The width of the whole plate, and where the part begins in it, in widths of the part. */
  whole: number
  from: number
  /** The height of the whole plate, in heights of the part, which begins at its top. */
  tall?: number
}

/**
 * How much of the dark ink of a part of a plate is on the screen where the whole plate has it: 0 to 1. An engine may
 * scale the part by the proportions of the whole.
 */
export async function drawnInPlace(tab: Tab, { selector, nth = 0, whole, from, tall = 1 }: Part) {
  const part = await tab.run(
    (selector, nth) => {
      const image = document.querySelectorAll<HTMLImageElement>(selector)[nth]!
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = image.getBoundingClientRect()
      const scale = devicePixelRatio
      return { src: image.src, rect: [left, top, width, height].map((side) => side * scale) }
    },
    selector,
    nth,
  )
  const [left, top, width, height] = part.rect.map(Math.round) as [number, number, number, number]
  const place = { left, top, width, height }
  const plate = Buffer.from(await (await fetch(part.src)).arrayBuffer())
  const expected = await sharp(plate, { density: 200 })
    .resize(Math.round(whole * width), Math.round(tall * height), { fit: 'fill' })
    .flatten({ background: 'white' })
    .extract({ left: from * width, top: 0, width, height })
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

/** Drawings without a size, and lists and sections that end above the end of what is in them. */
export const misplaced = (tab: Tab) =>
  tab.run(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const empty = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.checkVisibility() && boxOf(image).width * boxOf(image).height < 400,
    )
    const short = [...document.querySelectorAll('main :is(section, ol, ul)')].filter((list) =>
      [...list.children].some((child) => boxOf(child).bottom > boxOf(list).bottom + 8),
    )
    return [
      ...empty.map((image) => `empty: ${image.src}`),
      ...short.map((list) => `short: ${list.textContent.slice(0, 40)}`),
    ]
  })
