const widths = [400, 640, 800, 1200] as const

type Props = {
  name: string
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  className?: string
  /** Loads it eagerly, for the first picture of a page. */
  eager?: boolean
}

/** A 16:9 picture from our own origin, sharp at any size where the browser can show the drawing itself, or from IMAGE_HOST. */
export function Picture({ name, alt, sizes, className, eager = false }: Props) {
  return (
    <picture className={className}>
      {!host && <source type="image/svg+xml" srcSet={`/images/${name}.svg`} />}
      <img
        src={addressOf(name, 800)}
        srcSet={widths.map((width) => `${addressOf(name, width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={800}
        height={450}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

const host = import.meta.env.VITE_IMAGE_HOST
const addressOf = (name: string, width: number) =>
  `${host}/images/${name}?w=${width}&h=${(width * 9) / 16}&fit=crop`
