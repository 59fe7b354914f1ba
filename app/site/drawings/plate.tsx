import type { PlateFile } from './plate-file.ts'
import * as styles from './plate.module.css'

type Part = readonly [index: number, of: number, top?: number]
export type Frame = readonly [left: number, top: number, width: number, height: number]
type Props = {
  of: PlateFile
  /** An alternative drawing for screens under 48 rem, with the same number of parts. */
  phone?: PlateFile | undefined
  /** The width in rem below which the drawing for phones is shown, if it suits tablets, too. */
  phoneBelow?: 48 | 64
  /** An alternative drawing for screens from 48 to 64 rem, beside one for phones. */
  tablet?: PlateFile
  /** Alternative text. Without it the plate is decorative and screen readers skip it. */
  alt?: string
  className?: string
  /** One of several equal parts, side by side; the area above `top` is cut off. */
  part?: Part
  /** Alternatively, the rectangle of a part in the plate. */
  frame?: Frame
  /** For the first screen: loaded eagerly. */
  eager?: boolean
}

/** The URL and size of a part of a plate, or of the whole plate. */
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

/** Shows a plate: a detailed drawing that is not inlined into the document, but loaded when it is near the viewport. */
export function Plate({
  of,
  phone,
  phoneBelow = 48,
  tablet,
  alt = '',
  className = '',
  part,
  frame,
  eager = false,
}: Props) {
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
      <source media={`screen and (width < ${phoneBelow}rem)`} srcSet={onPhone} {...sizeOnPhone} />
      {tablet && (
        <source
          media="screen and (width < 64rem)"
          srcSet={tablet.src}
          width={tablet.width}
          height={tablet.height}
        />
      )}
      {image}
    </picture>
  )
}
