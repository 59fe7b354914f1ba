import { useAccount } from '#app/admin/account.ts'
import { useReplyingPeople } from './live-state.ts'

/** Who else has the composer of this enquiry open. */
function useOthersReplying(id: string) {
  const { userId } = useAccount()
  return useReplyingPeople(id).filter((person) => person.id !== userId)
}

/** "Maya is replying": for the record that somebody else is answering. */
export function OthersReplying({ id }: { id: string }) {
  const names = useOthersReplying(id).map(({ email }) => firstName(email))
  return (
    <div role="status">
      {names.length > 0 && (
        <p>{names.length === 1 ? `${names[0]} is` : `${list.format(names)} are`} replying</p>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('en-US')

/** "maya.lee@agency.example" is Maya. */
function firstName(email: string) {
  const [name = email] = email.split(/[.@+_-]/)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
