import { hash } from '@node-rs/argon2'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '#server/db/database.ts'

/** Enough for a trial: the parameters are part of the hash. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const password = `pass-${uuidv7()}`

/** Adds an account to the database of a running server, with a password that is quick to verify. */
export async function storeAccount(db: Db, role: 'user' | 'admin') {
  const [id, at] = [uuidv7(), new Date().toISOString()]
  const email = `${id}@staff.example`
  const password_hash = await hash(password, cheap)
  const times = { created_at: at, updated_at: at }
  await db
    .insertInto('users')
    .values({ id, email, password_hash, ...times })
    .execute()
  const grant = { id: uuidv7(), user_id: id, role, created_at: at }
  await db.insertInto('user_roles').values(grant).execute()
  return { id, email, password }
}
