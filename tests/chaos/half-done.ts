import type { Database } from '#server/db/database.ts'

/**
 * The person whose account is deleted, the person of whom this many enquiries are erased, and the enquiries that are
 * changed.
 */
type Work = { alex: string; ann: string; ofOnePerson: number; changed: string[] }

/** What a killed server has left half done, or has recorded as done although it is not. */
export async function halfDone({ db }: Database, { alex, ann, ofOnePerson, changed }: Work) {
  const faults: string[] = []
  const enquiries = await db
    .selectFrom('contact_submissions')
    .select(['id', 'email', 'owner_id', 'stage', 'version'])
    .execute()
  const entries = await db.selectFrom('timeline_entries').select('submission_id').execute()
  const told = Map.groupBy(entries, ({ submission_id }) => submission_id)
  // Each change of an enquiry is one version and one entry of its history.
  const torn = enquiries.filter(({ id, version }) => version - 1 !== (told.get(id)?.length ?? 0))
  if (torn.length)
    faults.push(`${torn.length} enquiries whose history is not that of their version`)
  const bulk = enquiries.filter(({ id }) => changed.includes(id))
  const halfChanged = bulk.filter(({ stage, version }) => (stage === 'new') !== (version === 1))
  if (halfChanged.length) faults.push(`${halfChanged.length} enquiries changed by half`)

  const actions = await db.selectFrom('audit_entries').select(['action', 'subject_id']).execute()
  const said = (action: string, subject: string | null) =>
    actions.some((entry) => entry.action === action && entry.subject_id === subject)
  const ofAnn = enquiries.filter(({ email }) => email === ann).length
  const begun = db.selectFrom('settings').select('key').where('key', 'like', 'erasure:%')
  const isBegun = (await begun.executeTakeFirst()) !== undefined
  if (said('person.erased', null) && ofAnn > 0) faults.push(`${ofAnn} enquiries of who is erased`)
  if (!said('person.erased', null) && !isBegun && ofAnn !== ofOnePerson)
    faults.push(`${ofAnn} enquiries of a person instead of ${ofOnePerson}, and nobody goes on`)
  const account = await db
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', alex)
    .executeTakeFirst()
  if (said('user.deleted', alex) !== (account === undefined))
    faults.push('an account that is deleted by halves')
  if ((said('user.deactivated', alex) || !account) !== (account?.deactivated_at !== null))
    faults.push('an account that is shut by halves')
  const theirs = enquiries.filter(({ owner_id }) => owner_id === alex).length
  if (!account && theirs) faults.push(`${theirs} enquiries of an owner who is gone`)
  return faults
}

/** Whether some of these enquiries have not been changed. */
export async function isLeft({ db }: Database, ids: string[]) {
  const left = db.selectFrom('contact_submissions').select('id').where('stage', '=', 'new')
  return (await left.where('id', 'in', ids).executeTakeFirst()) !== undefined
}
