import type { QueryClient } from '@tanstack/react-query'

const mutationKey = ['change an enquiry']

/** Options of every mutation that changes enquiries: they are sent one after the other, whatever component starts them. */
export const changeQueue = { mutationKey, scope: { id: 'change an enquiry' } }

/** The variables of these mutations name their enquiries in one of two ways. */
type Variables = { enquiry?: { id: string }; rows?: readonly { id: string }[] }

/**
 * Whether other changes than the one that calls this are waiting or running: of this enquiry, or of any. Their values are on
 * the screen already, where an older answer of the server would overwrite them until they are answered themselves.
 */
export function hasOtherChanges(client: QueryClient, id?: string) {
  const isOfEnquiry = ({ enquiry, rows = [] }: Variables) =>
    id === undefined || enquiry?.id === id || rows.some((row) => row.id === id)
  const pending = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
  return pending.filter(({ state }) => isOfEnquiry(state.variables as Variables)).length > 1
}
