import { useIsFormer } from './staff.ts'

/** Removes an owner who has lost access from the values that an undo restores, because the server would reject them. */
export function useClearFormerOwner() {
  const isFormer = useIsFormer()
  return <Values extends { owner_id?: string | null }>(values: Values): Values =>
    isFormer(values.owner_id) ? { ...values, owner_id: null } : values
}
