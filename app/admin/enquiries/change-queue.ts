import type { QueryClient } from '@tanstack/react-query'

const mutationKey = ['change an enquiry']

/** Options of every mutation that changes enquiries: they run one at a time, whatever component starts them. */
export const changeQueue = { mutationKey, scope: { id: 'change an enquiry' } }

/** These mutations name their enquiries in one of two variables. */
type Variables = { enquiry?: { id: string }; rows?: readonly { id: string }[] }

/**
 * Whether changes other than the caller's are queued or running: of this enquiry, or of any. Their values are already
 * on the screen, where an older response would overwrite them.
 */
export function hasOtherChanges(client: QueryClient, id?: string) {
  const isOfEnquiry = ({ enquiry, rows = [] }: Variables) =>
    id === undefined || enquiry?.id === id || rows.some((row) => row.id === id)
  const pending = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
  return pending.filter(({ state }) => isOfEnquiry(state.variables as Variables)).length > 1
}
