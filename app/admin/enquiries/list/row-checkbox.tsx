import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import styles from './row-checkbox.module.css'
import { type Selection, useChosen } from '#app/admin/enquiries/bulk/selection.ts'

type RowCheckboxProps = { row: ListedEnquiry; selected: boolean; selection: Selection }

/**
 * Visible on hover and focus, while any row is selected, and always on touch screens. Its shortcuts are x and the space
 * bar.
 */
export const RowCheckbox = ({ row, selected, selection }: RowCheckboxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={`Select ${row.name}`}
      checked={selected}
      onChange={({ nativeEvent }) => {
        if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extend(row.id)
        else selection.toggle(row.id)
      }}
    />
  </label>
)

type SelectAllProps = { selection: Selection; shown: number }

export const SelectAll = ({ selection, shown }: SelectAllProps) => {
  const { length } = useChosen(selection)
  return (
    <label className={styles.all} title="Select all on this page">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={length > 0 && length === shown}
        disabled={shown === 0}
        ref={(input) => {
          if (input) input.indeterminate = length > 0 && length < shown
        }}
        onChange={() => (length === shown ? selection.clear() : selection.all())}
      />
    </label>
  )
}
