/** Stands where text will stand. Say the loading once, on the region around it. */
export const Skeleton = ({ wide = false }: { wide?: boolean }) => (
  <span className={wide ? 'skeleton skeleton-wide' : 'skeleton'} aria-hidden="true" />
)
