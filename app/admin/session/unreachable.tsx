import { Button } from '#app/ui/button.tsx'
import { CenteredCard, NoticeCard } from '#app/admin/frame/centered-card.tsx'
import { retry } from './session.ts'

/** The stored session may still be valid, so an unreachable server is no reason to ask for a sign-in. */
export const Unreachable = () => (
  <CenteredCard>
    <NoticeCard role="alert">
      <h1>Cannot reach the server, still trying</h1>
      <p>
        You are still signed in on this device. This page continues by itself as soon as it can.
      </p>
      <Button onClick={retry}>Retry</Button>
    </NoticeCard>
  </CenteredCard>
)
