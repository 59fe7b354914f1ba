import { createContext, type ReactNode, useContext, useState } from 'react'
import type { NewUser } from '#contract/account.ts'
import type { SessionState } from '#app/admin/session.ts'

const empty: NewUser = { email: '', password: '', role: 'user' }

type Draft = [NewUser, (draft: NewUser) => void]

const DraftContext = createContext<Draft>([empty, () => {}])

export const useNewUserDraft = () => {
  const [draft, setDraft] = useContext(DraftContext)
  return { draft, setDraft, clear: () => setDraft(empty) }
}

/**
 * Holds what was typed into the create form while a session that ended is signed in again. A Logout, or somebody else
 * signing in, throws it away.
 */
export function NewUserDraftKeeper(props: { session: SessionState; children: ReactNode }) {
  const { session } = props
  const [draft, setDraft] = useState(empty)
  const [owner, setOwner] = useState<string | null>(null)
  const left = session.status === 'signedOut' && !session.ended
  const nextOwner = session.status === 'signedIn' ? session.userId : left ? null : owner
  if (nextOwner !== owner) {
    setOwner(nextOwner)
    if (owner !== null) setDraft(empty)
  }
  return <DraftContext value={[draft, setDraft]}>{props.children}</DraftContext>
}
