import { lazy, Suspense, useEffect } from 'react'
import { dropQuestion, useQuestion } from './question.ts'

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Rendered beside every room, because any call may be refused until people have confirmed who they are. */
export function IdentityQuestion() {
  const question = useQuestion()
  useEffect(() => dropQuestion, [])
  if (!question) return null
  return (
    <Suspense>
      <IdentityDialog stepUp={question.stepUp} onAnswer={question.answer} />
    </Suspense>
  )
}
