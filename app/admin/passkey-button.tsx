import { Button } from '#app/ui/button.tsx'

/** What it takes is fetched when somebody wants it, which most do not. */
const fetchSteps = () => import('./passkeys/sign-in.ts')

export async function byPasskey() {
  try {
    return { error: await (await fetchSteps()).signInWithPasskey() }
  } catch {
    return { error: 'The server could not be reached. Please try again.' }
  }
}

/** Beside the password. Its name begins otherwise, so that nobody who listens takes one button for the other. */
export const PasskeyButton = ({ busy, onUse }: { busy: boolean; onUse: () => void }) => (
  <Button
    look="secondary"
    busy={busy}
    onPointerEnter={() => void fetchSteps().catch(() => {})}
    onClick={onUse}
  >
    Use a passkey
  </Button>
)
