import * as styles from './skeleton.module.css'

/** A placeholder for text that is loading. The region around it should have `aria-busy`. */
export const Skeleton = ({ wide = false }: { wide?: boolean }) => (
  <span
    className={wide ? `${styles.skeleton} ${styles.skeletonWide}` : styles.skeleton}
    aria-hidden="true"
  />
)
