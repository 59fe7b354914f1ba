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

/** A 16:9 picture from our own origin, or from IMAGE_HOST. */
export function Picture({ name, alt, sizes, className, eager = false }: Props) {
  return (
    <img
      src={addressOf(name, 800)}
      srcSet={widths.map((width) => `${addressOf(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={800}
      height={450}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}

const addressOf = (name: string, width: number) =>
  `${import.meta.env.VITE_IMAGE_HOST}/images/${name}?w=${width}&h=${(width * 9) / 16}&fit=crop`
