import { Button } from '#app/ui/button.tsx'
import { CenteredCard, NoticeCard } from './centered-card.tsx'

/** Shown in place of a room that threw while rendering. */
export function RoomFailed({ error }: { error: unknown }) {
  return (
    <div className="admin">
      <CenteredCard>
        <NoticeCard role="alert">
          <h1>Unexpected Application Error!</h1>
          <p>
            {error instanceof Error
              ? error.message
              : 'Something went wrong while showing this page.'}
          </p>
          <Button onClick={() => location.reload()}>Reload</Button>
        </NoticeCard>
      </CenteredCard>
    </div>
  )
}
