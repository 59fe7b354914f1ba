import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  maxSavedViews,
  maxSharedViews,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
} from '#contract/saved-view.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import type { Database, Db, Dialect } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

export async function listViews(db: Db, userId: string) {
  const own = await ownViews(db, userId)
  const shared = await views(db)
    .where('user_id', '<>', userId)
    .where('shared', '=', 1)
    .orderBy('saved_views.created_at', 'desc')
    .orderBy('saved_views.id', 'desc')
    .limit(maxSharedViews)
    .execute()
  return { rows: [...own, ...shared.toReversed()].map((row) => shownTo(userId, row)) }
}

export function saveView(database: Database, wish: NewSavedView, userId: string, now: Date) {
  return changeViews(database, userId, async (trx) => {
    const { count, next } = await placesOf(trx, userId)
    if (count >= maxSavedViews) throw new AppError('too_many_views', tooMany(count))
    const id = uuidv7({ msecs: now.getTime() })
    const shared = wish.shared ? (1 as const) : (0 as const)
    await trx
      .insertInto('saved_views')
      .values({ ...wish, id, shared, place: next, user_id: userId, created_at: now.toISOString() })
      .execute()
    return readView(trx, id, userId)
  })
}

/** A person who inherited views from a deleted account may have more than the maximum. */
function tooMany(count: number) {
  const surplus = count - maxSavedViews + 1
  const first = surplus === 1 ? 'one' : `${surplus} of them`
  return `You have ${count} views, and a new one can be saved below ${maxSavedViews}. Delete ${first} first.`
}

export function changeView(
  database: Database,
  id: string,
  { shared, place, ...texts }: SavedViewChange,
  userId: string,
) {
  return changeViews(database, userId, async (trx) => {
    await assertOwn(trx, id, userId)
    const values = { ...texts, ...(shared !== undefined && ({ shared: shared ? 1 : 0 } as const)) }
    if (Object.keys(values).length > 0)
      await trx.updateTable('saved_views').set(values).where('id', '=', id).execute()
    if (place !== undefined) await moveTo(trx, id, place, userId)
    return readView(trx, id, userId)
  })
}

async function moveTo(trx: Db, id: string, place: number, userId: string) {
  const own = await ownViews(trx, userId)
  const ids = own.flatMap((view) => (view.id === id ? [] : view.id)).toSpliced(place, 0, id)
  const before = new Map(own.map((view) => [view.id, view.place]))
  for (const [at, each] of ids.entries())
    if (before.get(each) !== at)
      await trx.updateTable('saved_views').set({ place: at }).where('id', '=', each).execute()
}

export function deleteView(database: Database, id: string, userId: string) {
  return changeViews(database, userId, async (trx) => {
    await assertOwn(trx, id, userId)
    await trx.deleteFrom('saved_views').where('id', '=', id).execute()
  })
}

/** Shared views outlive their owner's account: whoever deletes it inherits them, below their own views. */
export async function passOnSharedViews(
  trx: Db,
  dialect: Dialect,
  { from, to }: { from: string; to: string },
) {
  await lockViews(trx, dialect, to)
  const { next } = await placesOf(trx, to)
  await trx
    .updateTable('saved_views')
    .set((eb) => ({ user_id: to, place: eb('place', '+', next) }))
    .where('user_id', '=', from)
    .where('shared', '=', 1)
    .execute()
}

/** A person's number of views, and the position below the last one. */
async function placesOf(trx: Db, userId: string) {
  const { count, last } = await trx
    .selectFrom('saved_views')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('place').as('last')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), next: Number(last ?? 0) + 1 }
}

/** Serializes changes to a person's views, so that they are counted correctly. */
const changeViews = <Result>(
  database: Database,
  userId: string,
  work: (trx: Db) => Promise<Result>,
) =>
  changeAs(database, userId, 'enquiry.read', async (trx) => {
    await lockViews(trx, database.dialect, userId)
    return work(trx)
  })

const lockViews = (trx: Db, dialect: Dialect, userId: string) =>
  lockKey(trx, dialect, `saved views of ${userId}`)

/** Another person's unshared view is answered as if it did not exist. */
async function assertOwn(trx: Db, id: string, userId: string) {
  const view = await views(trx).where('saved_views.id', '=', id).executeTakeFirst()
  if (!view || (view.user_id !== userId && view.shared === 0))
    throw new AppError('not_found', 'There is no saved view with this id.')
  if (view.user_id !== userId)
    throw new AppError('forbidden', 'Only the person who saved this view can change it.')
}

const views = (db: Db) =>
  db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .selectAll('saved_views')
    .select('users.email')

const ownViews = (db: Db, userId: string) =>
  views(db)
    .where('user_id', '=', userId)
    .orderBy('place')
    .orderBy('saved_views.created_at')
    .orderBy('saved_views.id')
    .execute()

async function readView(db: Db, id: string, userId: string) {
  return shownTo(userId, await views(db).where('saved_views.id', '=', id).executeTakeFirstOrThrow())
}

const shownTo = (
  userId: string,
  {
    user_id,
    email,
    shared,
    place: _place,
    ...view
  }: Selectable<Tables['saved_views']> & { email: string },
): SavedView => ({
  ...view,
  shared: shared === 1,
  owner_id: user_id,
  owner_email: email,
  own: user_id === userId,
})
