import { Button } from '#app/ui/button.tsx'
import { figure } from '#app/admin/dates.ts'
import styles from './bulk-bar.module.css'
import { useSteps } from './bulk-steps.ts'
import { type Selection, useChosen, useMatching } from './selection.ts'

type SelectMatchingProps = {
  selection: Selection
  /** The number of rows on this page. */
  shown: number
  /** The number of rows on all pages; null while it is unknown. */
  total: number | null
}

/** Extends a selection of the whole page to all matches, or reduces it to the page again. */
export function SelectMatching({ selection, shown, total }: SelectMatchingProps) {
  const { length } = useChosen(selection)
  const matching = useMatching(selection)
  const busy = useSteps() !== null
  if (matching === null && (busy || total === null || length < shown || total <= shown)) return null
  const isExtended = matching !== null
  return (
    <p className={styles.matching}>
      {isExtended && <span>All that match, on every page. </span>}
      {/* One button, so that it keeps the focus. */}
      <Button
        look="quiet"
        size="small"
        onClick={() => (isExtended ? selection.all() : selection.allMatching(total!))}
      >
        {isExtended ? 'Only this page' : `Select all ${figure(total!)} that match`}
      </Button>
    </p>
  )
}
