import { figure } from '#app/admin/dates.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'

/**
 * Up to this many are changed without confirmation, because that can be undone quickly. Moving them to the bin or
 * quarantine, and closing them, is always confirmed: it empties lists of rows that nobody has seen.
 */
export const maxUnasked = 500

type MatchingQuestionProps = {
  total: number
  /** The action in the past tense: "moved to Contacted". */
  done: string
  cancel: () => void
  confirm: () => void
}

/** Asks for confirmation before a change of more enquiries than anybody can review. */
export const MatchingQuestion = ({ total, done, cancel, confirm }: MatchingQuestionProps) => (
  <AlertDialog
    open
    harmless
    title={`Change ${figure(total)} enquiries`}
    confirm={`Change ${figure(total)}`}
    onCancel={cancel}
    onConfirm={confirm}
  >
    <MatchingWarning total={total} done={done} />
  </AlertDialog>
)

export const MatchingWarning = ({ total, done }: { total: number; done: string }) => (
  <>
    <p>
      All {figure(total)} that match, on every page, will be {done}.
    </p>
    <p>You can stop it while it runs, and undo it right afterwards.</p>
  </>
)
