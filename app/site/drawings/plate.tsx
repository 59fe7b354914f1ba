import type { PlateFile } from './plate-file.ts'
import * as styles from './plate.module.css'

type Part = readonly [index: number, of: number, top?: number]
export type Frame = readonly [left: number, top: number, width: number, height: number]
type Props = {
  of: PlateFile
  /** Another drawing of the same thing for screens under 48 rem, with as many parts. */
  phone?: PlateFile | undefined
  /** What it shows. Without it the plate is decoration and screen readers pass over it. */
  alt?: string
  className?: string
  /** One of so many parts that it is cut into, side by side; without what stands above `top`. */
  part?: Part
  /** Another way to name a part: where it stands in the plate. */
  frame?: Frame
  /** In the first screen: not put off until it is near. */
  eager?: boolean
}

/** The address and size of a part of a plate, or of the whole. */
function cut({ src, ...size }: PlateFile, frame?: Frame) {
  if (!frame) return { address: src, ...size }
  const [, , width, height] = frame
  return { address: `${src}#svgView(viewBox(${frame.join()}))`, width, height }
}

function frameOf({ width, height }: PlateFile, part?: Part): Frame | undefined {
  if (!part) return undefined
  const [index, parts, top = 0] = part
  return [(index * width) / parts, top, width / parts, height - top]
}

/** Shows a plate: a rich drawing that the document does not carry, loaded when it comes near. */
export function Plate({ of, phone, alt = '', className = '', part, frame, eager = false }: Props) {
  const { address, ...size } = cut(of, frame ?? frameOf(of, part))
  const image = (
    <img
      src={address}
      {...size}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      className={`${styles.plate} ${className}`.trim()}
    />
  )
  if (!phone) return image
  const { address: onPhone, ...sizeOnPhone } = cut(phone, frameOf(phone, part))
  return (
    <picture>
      <source media="screen and (width < 48rem)" srcSet={onPhone} {...sizeOnPhone} />
      {image}
    </picture>
  )
}
