import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** SQL_ASCII keeps any bytes. In LATIN1 and others an enquiry with a name from elsewhere could not be stored. */
const complete = ['UTF8', 'SQL_ASCII']

/** Refuses a database that cannot hold every character, before it is used. */
export async function refuseEncoding({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  if (dialect !== 'postgres') return
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding ?? ''
  if (!complete.includes(encoding))
    throw new Error(
      `The database stores text as ${encoding}, which lacks most characters. ` +
        'Create one with: createdb --encoding=UTF8 --template=template0 NAME',
    )
}
