import { useEffect } from 'react'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { dropQuestion, useQuestion } from './question.ts'

const useIdentityDialog = lazyPart(
  async () => (await import('./identity-dialog.tsx')).IdentityDialog,
)

/** Rendered in every room, because the server may respond to any request by requiring a step-up. */
export function IdentityQuestion() {
  const question = useQuestion()
  const { Part: IdentityDialog } = useIdentityDialog(question !== null, dropQuestion)
  useEffect(() => dropQuestion, [])
  if (!question || !IdentityDialog) return null
  return <IdentityDialog stepUp={question.stepUp} onAnswer={question.answer} />
}
