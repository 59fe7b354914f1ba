import type { PlateFile } from './plate-file.ts'
import * as styles from './plate.module.css'

type Part = readonly [index: number, of: number, top?: number]
type Props = {
  of: PlateFile
  /** Another drawing of the same thing for screens under 48 rem, with as many parts. */
  phone?: PlateFile
  /** What it shows. Without it the plate is decoration and screen readers pass over it. */
  alt?: string
  className?: string
  /** One of so many parts that it is cut into, side by side; without what stands above `top`. */
  part?: Part
  /** In the first screen: not put off until it is near. */
  eager?: boolean
}

/** The address and size of a part of a plate, or of the whole. */
function cut({ src, ...size }: PlateFile, part?: Part) {
  if (!part) return { address: src, ...size }
  const [index, parts, top = 0] = part
  const width = size.width / parts
  const height = size.height - top
  // WebKit shows a part in the proportions of the whole plate, which stretching both undoes; elsewhere it changes nothing.
  const view = `#svgView(viewBox(${index * width},${top},${width},${height});preserveAspectRatio(none))`
  return { address: src + view, width, height }
}

/** Shows a plate: a rich drawing that the document does not carry, loaded when it comes near. */
export function Plate({ of, phone, alt = '', className = '', part, eager = false }: Props) {
  const { address, ...size } = cut(of, part)
  const image = (
    <img
      src={address}
      {...size}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={`${styles.plate} ${className}`.trim()}
    />
  )
  if (!phone) return image
  const { address: onPhone, ...sizeOnPhone } = cut(phone, part)
  return (
    <picture>
      <source media="(width < 48rem)" srcSet={onPhone} {...sizeOnPhone} />
      {image}
    </picture>
  )
}
