import * as styles from './skeleton.module.css'

/** Stands where text will stand. Say the loading once, on the region around it. */
export const Skeleton = ({ wide = false }: { wide?: boolean }) => (
  <span
    className={wide ? `${styles.skeleton} ${styles.skeletonWide}` : styles.skeleton}
    aria-hidden="true"
  />
)
