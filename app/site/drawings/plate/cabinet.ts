import { path } from './sheet.ts'

type Block = {
  /** The lower left corner of its front. */
  at: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  /** The shift of its back, to the right and up. */
  back: readonly [right: number, up: number]
  /** The fill of all faces, or of the front if the lid is another. */
  fill: string
  lid?: string
  outline?: string
}

/** A block seen from the front, with its lid and its shaded right side: heights and widths are true to scale. */
export function cabinet({ at, size, back, fill, lid = fill, outline = 'cut' }: Block) {
  const [x, y] = at
  const [w, h] = size
  const [right, up] = back
  const side = `M${x + w} ${y}l${right} ${-up}v${-h}l${-right} ${up}z`
  const top = `M${x} ${y - h}l${right} ${-up}h${w}l${-right} ${up}z`
  const front = `M${x} ${y}v${-h}h${w}v${h}z`
  return [
    path(fill, side),
    path('dark bare', side),
    path(lid, top),
    path(fill, front),
    path(`${outline} void`, `${side}${top}${front}`),
  ].join('')
}

/** A parcel on ground that is seen from the front: a strip of tape runs over its lid and down its front. */
export function cabinetParcel(block: Omit<Block, 'lid'>) {
  const { at, size, back, outline = 'cut' } = block
  const [x, y] = at
  const [w, h] = size
  const [right, up] = back
  const [from, to] = [x + w * 0.4, x + w * 0.6]
  const tape = `M${from} ${y - h}l${right} ${-up}h${to - from}l${-right} ${up}z`
  return [
    path('cast', `M${x + w} ${y}l${right} ${-up}h${w * 0.55}l${-right * 0.6} ${up}z`),
    cabinet({ ...block, lid: block.fill === 'tone' ? 'light' : block.fill }),
    path('poppy bare', `${tape}M${from} ${y - h}h${to - from}v${h * 0.34}h${from - to}z`),
    path(`${outline} void`, `M${x} ${y - h}h${w}M${x + right} ${y - h - up}h${w}`),
  ].join('')
}
