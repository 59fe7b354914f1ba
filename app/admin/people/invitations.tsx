import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '#app/admin/lists/data-table.tsx'
import { shortDay } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { useNow } from '#app/admin/use-now.ts'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { Link } from '#app/navigation/link.tsx'
import type { Invitation } from '#contract/invitation.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { invitationPage } from './invitation-queries.ts'
import styles from './invitations.module.css'
import { InviteForm } from './invite-form.tsx'
import { personColumns } from '#app/admin/users/person-columns.tsx'
import users from '#app/admin/users/users-panel.module.css'

const listTitle = 'invitations-title'
const focusList = () => document.getElementById(listTitle)

const columns: Column<Invitation>[] = [
  ...personColumns<Invitation>(),
  {
    id: 'invited_by',
    header: 'Invited by',
    cell: ({ invited_by }) => invited_by && <EmailText>{invited_by}</EmailText>,
  },
  { id: 'expires_at', header: 'Link', cell: (invitation) => <Expiry {...invitation} /> },
  {
    id: 'action',
    header: 'Action',
    cell: (invitation) => <InvitationActions invitation={invitation} focusList={focusList} />,
  },
]

function Expiry({ expires_at }: Invitation) {
  const isOver = Date.parse(expires_at) <= useNow()
  return (
    <span className={isOver ? styles.expired : undefined}>
      {isOver ? 'expired ' : 'until '}
      <Time at={expires_at}>{shortDay(expires_at)}</Time>
    </span>
  )
}

/** Warns that invitations are queued while mail is not configured. */
function MailState() {
  const { data } = useQuery(deliveryHealth)
  return (
    data?.can_mail === false && (
      <p className={styles.waiting}>
        Mail does not go out at the moment. Invitations wait under{' '}
        <Link to="/admin/deliveries">Deliveries</Link>, and their 7 days run.
      </p>
    )
  )
}

/** The form to invite somebody, and the pending invitations. */
export function Invitations() {
  const paging = usePaging('invitations')
  const query = useQuery(invitationPage(paging.cursor))
  useValidCursor(query, paging)
  return (
    <section className={users.panel} aria-labelledby="invite-title">
      <h2 id="invite-title">Invite by mail</h2>
      <p className={styles.note}>
        The person gets a link, chooses a password, and the account is made then. Nobody has to pass
        a password on.
      </p>
      <MailState />
      <InviteForm />
      <ListPanel
        name={listTitle}
        title="Pending invitations"
        heading="h3"
        query={query}
        paging={paging}
        className={users.list}
      >
        <DataTable
          label="Pending invitations"
          columns={columns}
          rows={query.data?.rows}
          stale={query.isPlaceholderData}
          empty="No pending invitations."
        />
      </ListPanel>
    </section>
  )
}
