import { useEffect } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { call } from '#app/admin/requests/call.ts'
import { useReplyingPeople } from './live-state.ts'
import styles from './replying.module.css'

const repeatMs = 10_000

function useOthersReplying(id: string) {
  const { userId } = useAccount()
  return useReplyingPeople(id).filter((person) => person.id !== userId)
}

/** Tells others that this person is writing a reply, as long as the composer is open. */
export function useAnnounceReplying(id: string) {
  useEffect(() => {
    const path = `/api/contact_submissions/${encodeURIComponent(id)}/replying`
    // A failure is ignored: the others only miss the hint.
    const say = (method: 'PUT' | 'DELETE') => void call(path, { method }).catch(() => {})
    say('PUT')
    const timer = setInterval(() => say('PUT'), repeatMs)
    return () => {
      clearInterval(timer)
      say('DELETE')
    }
  }, [id])
}

/** "Maya is replying", if somebody else has the composer of this enquiry open. */
export function OthersReplying({ id }: { id: string }) {
  const names = useOthersReplying(id).map(({ email }) => firstName(email))
  return (
    <div className={styles.people} role="status">
      {names.length > 0 && (
        <p>{names.length === 1 ? `${names[0]} is` : `${list.format(names)} are`} replying</p>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('en-US')

/** "maya.lee@agency.example" becomes "Maya". */
function firstName(email: string) {
  const [name = email] = email.split(/[.@+_-]/)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
