import { ChevronDown, UserRound } from 'lucide-react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { Menu, MenuItem, MenuLine } from '#app/ui/menu.tsx'
import type { Change } from '#app/admin/enquiries/change.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import styles from './record-bar.module.css'
import { shortName, useFormerName, useIsFormer, useStaff } from '#app/admin/enquiries/staff.ts'

type OwnerMenuProps = {
  record: PartOfEnquiry
  change: Change
  open: boolean
  setOpen: (open: boolean) => void
}

/** The owner, with a menu to change it. */
export function OwnerMenu({ record, change, open, setOpen }: OwnerMenuProps) {
  const { userId } = useAccount()
  const staff = useStaff()
  const owner = staff.find(({ id }) => id === record.owner_id)
  const former = useIsFormer()(record.owner_id)
  const formerName = useFormerName([record.owner_id])(record.owner_id)
  const nameOf = ({ id, email }: { id: string; email: string }) =>
    id === userId ? 'Me' : shortName(email)
  const name = owner
    ? nameOf(owner)
    : (formerName ?? (record.owner_id ? 'A colleague' : 'No owner'))
  const give = (owner_id: string | null, said: string) => {
    if (owner_id !== record.owner_id) change({ owner_id }, said)
  }
  return (
    <Menu
      label="Owner"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={`${styles.chip} ${styles.owner}`}
          data-empty={former || record.owner_id === null}
          title={former ? 'May not see enquiries any more' : owner?.email}
        >
          <UserRound aria-hidden />
          <span className={styles.unseen}>Owner: </span>
          <span className={styles.words}>{name}</span>
          <ChevronDown aria-hidden />
        </button>
      }
    >
      {staff.map((person) => (
        <MenuItem
          key={person.id}
          checked={person.id === record.owner_id}
          onSelect={() =>
            give(person.id, person.id === userId ? 'Yours now' : `Assigned to ${person.email}`)
          }
          hint={person.id === userId ? 'i' : undefined}
        >
          {person.id === userId ? `Me (${person.email})` : person.email}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem checked={record.owner_id === null} onSelect={() => give(null, 'Nobody owns it')}>
        Nobody
      </MenuItem>
    </Menu>
  )
}
