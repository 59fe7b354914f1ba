import type { ReactNode } from 'react'

const files = import.meta.glob<() => ReactNode>('./drawings/*.tsx', {
  import: 'Lines',
  eager: true,
})

/** Every resource's drawing, for the page that shows them all. */
export const drawingOf = (slug: string) => files[`./drawings/${slug}.tsx`]
