import * as styles from './skeleton.module.css'

/** A placeholder for text that is loading. Announce the loading once, on the region around it. */
export const Skeleton = ({ wide = false }: { wide?: boolean }) => (
  <span
    className={wide ? `${styles.skeleton} ${styles.skeletonWide}` : styles.skeleton}
    aria-hidden="true"
  />
)
