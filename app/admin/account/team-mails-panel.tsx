import { queryOptions, useQuery } from '@tanstack/react-query'
import { type TeamMailTime, teamMailTimes } from '#contract/options.ts'
import type { TeamMails } from '#contract/team-mails.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { call } from '#app/admin/requests/call.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'
import panel from '#app/admin/panel.module.css'
import { notify } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import styles from './account.module.css'

const path = '/api/account/team-mails'
const teamMails = queryOptions({
  queryKey: ['team mails'],
  queryFn: ({ signal }) => call<TeamMails>(path, { signal }),
})

const words: Record<TeamMailTime, string> = {
  at_once: 'At once',
  office_hours: 'In office hours',
  never: 'Never',
}

/** When the signed-in person gets mails about what colleagues ask of them. */
export function TeamMailsPanel() {
  const query = useQuery(teamMails)
  const save = useRefreshingMutation(teamMails.queryKey, (when: TeamMailTime) =>
    call<TeamMails>(path, { method: 'PUT', body: { when } }),
  )
  const choose = (when: TeamMailTime) =>
    save.mutate(when, {
      onSuccess: () =>
        notify.success('Saved', `Mails from the team: ${words[when].toLowerCase()}.`),
      onError: (error) => notifyFailure('Not Saved', error, 'The choice could not be saved.'),
    })
  return (
    <section className={panel.panel} aria-labelledby="team-mails-title">
      <h2 id="team-mails-title">Mails from the team</h2>
      <div className={styles.body} aria-busy={query.isPending}>
        <p>
          When a note mentions you, or a colleague makes you the owner of an enquiry. Both are in
          the inbox in any case. The mail that tells of every new enquiry does not depend on this.
        </p>
        {query.isError && (
          <LoadFailed
            what="The choice"
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {query.data && (
          <SelectField
            name="team-mails"
            label="Send them to me"
            className={styles.choice}
            value={save.isPending ? save.variables : query.data.when}
            aria-busy={save.isPending}
            onChange={({ currentTarget: { value } }) => choose(value as TeamMailTime)}
          >
            {teamMailTimes.map((when) => (
              <option key={when} value={when}>
                {words[when]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </section>
  )
}
