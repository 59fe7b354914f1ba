import { useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import * as styles from './article-head.module.css'
import * as resourceCard from './resource-card.module.css'

type Props = { name: string; alt: string }

/**
 * The picture in the head of an article. The build draws it into the article's document, where it is the largest thing
 * of the first screen, so that it is painted with the text (build/pictures/inline-pictures.ts). After a navigation
 * within the site it is loaded.
 */
export function HeadPicture({ name, alt }: Props) {
  const [isInlined, setInlined] = useState(() => isDrawnInto(name))
  if (!isInlined)
    return (
      <Picture
        name={name}
        alt={alt}
        sizes="(min-width: 64rem) 52vw, 92vw"
        className={`${resourceCard.picture} ${styles.articlePicture}`}
        eager
      />
    )
  return (
    <div
      // If the page had to be rendered anew, for example because an extension changed it, its drawing is gone.
      ref={(frame) => {
        if (frame && !frame.firstChild) setInlined(false)
      }}
      role="img"
      aria-label={alt}
      data-drawing={name}
      className={styles.articlePicture}
    >
      {/* Empty text, for which React looks no further: the drawing that the build put here has no text either. */}
      {''}
    </div>
  )
}

/** Whether the document has the drawing. Pictures of another host, and those of the development server, are not drawn. */
const isDrawnInto = (name: string) =>
  import.meta.env.SSR
    ? import.meta.env.PROD && !import.meta.env.VITE_IMAGE_HOST
    : !!document.querySelector(`[data-drawing="${name}"]`)
