import { lazy, Suspense, useEffect } from 'react'
import { dropQuestion, useQuestion } from './question.ts'

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Rendered in every room, because the server may respond to any request by requiring a step-up. */
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
