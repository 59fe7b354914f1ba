import type { Database } from '#server/db/database.ts'
import { storeAccount } from '#tests/credentials/stored-account.ts'
import { knownIds } from './nearly-fitting.ts'
import type { Actor } from './requests.ts'
import type { World } from './send.ts'

/** A user and an admin with a session each, and something of every kind that calls are about. */
export async function openWorld(url: string, { db }: Database) {
  const tokens: Record<Actor, string> = { nobody: '', user: '', admin: '' }
  const ids: string[] = []
  const address = 'ines@shop.example'

  async function post(path: string, body: object) {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.admin}` },
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as Record<string, string>
    if (!answer.ok) throw new Error(`${path} was refused: ${JSON.stringify(said)}`)
    return said
  }

  /** Hostile requests end sessions, change passwords and delete accounts: then a new person replaces the old one. */
  async function renew(role: 'user' | 'admin') {
    const { email, password } = await storeAccount(db, role)
    const session = await post('auth/token?grant_type=password', { email, password })
    tokens[role] = session.access_token ?? ''
  }

  async function isOver(role: 'user' | 'admin') {
    const headers = { authorization: `Bearer ${tokens[role]}` }
    const may = await fetch(`${url}/api/is_admin`, { method: 'POST', headers })
    return (await may.text()) !== String(role === 'admin')
  }

  await renew('user')
  await renew('admin')
  const person = { password: `pass-${address}`, role: 'user' }
  // In the order of `knownIds`.
  const made = [
    ...(await Promise.all(
      [1, 2, 3].map((at) => post('submit-contact-form', enquiry(address, at))),
    )),
    await post('admin-create-user', { ...person, email: 'first@staff.example' }),
    await post('admin-create-user', { ...person, email: 'second@staff.example' }),
    await post('admin-invite-user', { email: 'third@staff.example', role: 'admin' }),
    await post('webhooks', { url: 'https://hooks.invalid/in', events: ['enquiry.changed'] }),
    await post('saved_views', { name: 'New', query: 'stage=new', shared: true }),
    await post('reply_templates', { name: 'Thanks', subject: 'Thank you', text: 'We read it.' }),
  ]
  const deliveries = await db.selectFrom('deliveries').select('id').limit(3).execute()
  ids.push(...[...made, ...deliveries].map(({ id }) => id))
  if (ids.length !== knownIds.length) throw new Error('Not everything was made.')

  const renewing: Partial<Record<Actor, Promise<void>>> = {}
  const world: World = { url, ids, address, token: (actor) => tokens[actor] }
  return {
    world,
    /** After a refusal, makes sure that the refused person still has a session. */
    keepSession: async (actor: Actor) => {
      if (actor === 'nobody') return
      if (await isOver(actor))
        await (renewing[actor] ??= renew(actor).finally(() => delete renewing[actor]))
    },
  }
}

const enquiry = (email: string, at: number) => ({
  name: 'Inés',
  email,
  company: `Shop ${at}`,
  message: 'We sell oars.',
  consent: true,
})
