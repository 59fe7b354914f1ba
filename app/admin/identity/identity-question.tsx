import { lazy, Suspense, useEffect } from 'react'
import { dropQuestion, useQuestion } from './question.ts'

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}))

/** Rendered beside every room, because the server may ask for a step-up in answer to any call. */
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
