import { unreachable } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'

/** Loaded on demand, because most people sign in with a password. */
const loadSteps = () => import('#app/admin/passkeys/sign-in.ts')

export async function byPasskey() {
  try {
    return { error: await (await loadSteps()).signInWithPasskey() }
  } catch {
    return { error: unreachable }
  }
}

/** Not called "Sign in with ...", because by ear that could be confused with "Sign In". */
export const PasskeyButton = ({ busy, onUse }: { busy: boolean; onUse: () => void }) => (
  <Button
    look="secondary"
    busy={busy}
    onPointerEnter={() => void loadSteps().catch(() => {})}
    onClick={onUse}
  >
    Use a passkey
  </Button>
)
