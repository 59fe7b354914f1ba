import { createContext, type ReactNode, useContext, useState } from 'react'
import type { NewUser } from '#contract/account.ts'
import type { SessionState } from '#app/admin/session/session-state.ts'
import { useAskBeforeUnload } from '#app/ui/use-leave-guard.ts'

const emptyDraft: NewUser = { email: '', password: '', role: 'user' }

/** A password that was generated here for an account that now exists. It is stored nowhere else. */
export type IssuedPassword = { email: string; password: string }

type Kept = {
  draft: NewUser
  /** The last password that was generated for the draft. */
  generated: string | null
  issued: IssuedPassword[]
}
const nothing: Kept = { draft: emptyDraft, generated: null, issued: [] }

type Change = (change: (kept: Kept) => Kept) => void
const KeptContext = createContext<[Kept, Change]>([nothing, () => {}])

export function useNewUserDraft() {
  const [{ draft, generated }, change] = useContext(KeptContext)
  return {
    draft,
    generated,
    setDraft: (next: NewUser) => change((kept) => ({ ...kept, draft: next })),
    setGenerated: (password: string) => change((kept) => ({ ...kept, generated: password })),
    clear: () => change((kept) => ({ ...kept, draft: emptyDraft, generated: null })),
  }
}

/** Generated passwords stay until they are dismissed, because they cannot be looked up anywhere. */
export function useIssuedPasswords() {
  const [{ issued }, change] = useContext(KeptContext)
  return {
    issued,
    add: (one: IssuedPassword) => change((kept) => ({ ...kept, issued: [one, ...kept.issued] })),
    dismiss: (one: IssuedPassword) =>
      change((kept) => ({ ...kept, issued: kept.issued.filter((other) => other !== one) })),
  }
}

/**
 * Keeps what was typed into the create form if the session ends. It is dropped after a Logout, or when another person
 * signs in.
 */
export function NewUserDraftKeeper(props: { session: SessionState; children: ReactNode }) {
  const { session } = props
  const [kept, setKept] = useState(nothing)
  const [owner, setOwner] = useState<string | null>(null)
  useAskBeforeUnload(() => kept.issued.length > 0)
  const left = session.status === 'signedOut' && session.reason !== 'ended'
  const nextOwner = session.status === 'signedIn' ? session.userId : left ? null : owner
  if (nextOwner !== owner) {
    setOwner(nextOwner)
    if (owner !== null) setKept(nothing)
  }
  return <KeptContext value={[kept, setKept]}>{props.children}</KeptContext>
}
