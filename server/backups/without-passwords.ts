import type { Env } from '#server/env.ts'

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>

/** The text of an error without the database's passwords, as the settings spell them and as they are. */
export function withoutPasswords(text: string, { DATABASE_URL, DATABASE_DIRECT_URL }: Addresses) {
  const passwords = [DATABASE_URL, DATABASE_DIRECT_URL]
    .map((url) => (url ? new URL(url).password : ''))
    .flatMap((password) => [password, decoded(password)])
    .filter((password) => password !== '')
  return passwords.reduce((rest, password) => rest.replaceAll(password, '[password]'), text)
}

function decoded(password: string) {
  try {
    return decodeURIComponent(password)
  } catch {
    return ''
  }
}
