import { lazy, Suspense, useEffect } from 'react'
import { dropQuestion, useQuestion } from './question.ts'

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Stands beside every room: any call may be refused until somebody has shown who they are. */
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
