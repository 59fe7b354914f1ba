import type { PlateFile } from './plate-file.ts'
import * as styles from './plate.module.css'

type Props = {
  of: PlateFile
  /** Another drawing of the same thing for screens under 48 rem. */
  phone?: PlateFile
  /** What it shows. Without it the plate is decoration and screen readers pass over it. */
  alt?: string
  className?: string
  /** One of so many parts that it is cut into, side by side; without what stands above `top`. */
  part?: readonly [index: number, of: number, top?: number]
  /** In the first screen: not put off until it is near. */
  eager?: boolean
}

/** Shows a plate: a rich drawing that the document does not carry, loaded when it comes near. */
export function Plate({ of, phone, alt = '', className = '', part, eager = false }: Props) {
  const [index, parts, top = 0] = part ?? [0, 1]
  const width = of.width / parts
  const height = of.height - top
  // WebKit shows a part in the proportions of the whole plate, which stretching both undoes; elsewhere it changes nothing.
  const view = part
    ? `#svgView(viewBox(${index * width},${top},${width},${height});preserveAspectRatio(none))`
    : ''
  const image = (
    <img
      src={of.src + view}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={`${styles.plate} ${className}`.trim()}
    />
  )
  if (!phone) return image
  return (
    <picture>
      <source
        media="(width < 48rem)"
        srcSet={phone.src}
        width={phone.width}
        height={phone.height}
      />
      {image}
    </picture>
  )
}
