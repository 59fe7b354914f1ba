import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PersonSession } from '#contract/person.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { age, shortTime } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import rows from '#app/admin/rows.module.css'
import { useNow } from '#app/admin/use-now.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import styles from './people.module.css'
import { sessionsOf, useEndSessions } from './queries.ts'
import { RenameSession } from './rename-session.tsx'

/** The sessions of one person, each of which can be ended. */
export function SessionList({ userId, onClose }: { userId: string; onClose?: () => void }) {
  const query = useQuery(sessionsOf(userId))
  const end = useEndSessions(userId)
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const endIt = async (session: string | null, pressed: HTMLElement) => {
    try {
      await end.mutateAsync(session)
      notify.success(session ? 'Session Ended' : 'Sessions Ended', 'Signed out there immediately.')
      // The pressed button is removed with its session, or disabled with the last one.
      if (session === null && onClose) onClose()
      else if ([pressed, document.body].includes(document.activeElement as HTMLElement))
        list.current?.focus()
    } catch (error) {
      notifyFailure('Not Ended', error, 'The session could not be ended.')
    }
  }
  const isOwn = useAccount().userId === userId
  const own = query.data?.some(({ current }) => current) ?? false
  return (
    <div>
      {query.isError && (
        <LoadFailed
          what="The sessions"
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={`${rows.rows} ${styles.sessions}`}
        aria-label="Sessions"
        aria-busy={query.isPending}
      >
        {query.data?.map((session) => (
          <li key={session.id}>
            <SessionWords session={session} now={now} />
            <div className={styles.choices}>
              {isOwn && session.bound && <RenameSession userId={userId} session={session} />}
              {session.current ? (
                'This browser'
              ) : (
                <Button
                  look="secondary"
                  size="small"
                  busy={end.isPending}
                  onClick={({ currentTarget }) => void endIt(session.id, currentTarget)}
                >
                  End this
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {query.data?.length === 0 && <p>Not signed in anywhere.</p>}
      <div className={styles.ends}>
        <Button
          look="secondary"
          size="small"
          busy={end.isPending}
          disabled={!query.data?.some(({ current }) => !current)}
          onClick={({ currentTarget }) => void endIt(null, currentTarget)}
        >
          {own ? 'End all others' : 'End all'}
        </Button>
        {onClose && (
          <Button look="secondary" size="small" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  )
}

const SessionWords = ({ session, now }: { session: PersonSession; now: number }) => (
  <div>
    <strong title={session.user_agent ?? undefined}>
      <bdi>{session.name}</bdi>
    </strong>
    <small>
      <span>
        Used <Time at={session.last_seen_at}>{age(session.last_seen_at, now)}</Time>,
      </span>{' '}
      <span>
        signed in {shortTime(session.created_at)}
        {!session.bound && ', without a key'}
      </span>
    </small>
  </div>
)
