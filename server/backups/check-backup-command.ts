import SQLite from 'better-sqlite3'
import { checkBackup } from './backup-file.ts'

/** Checks a backup as a restore would, without changing anything, and prints its number of enquiries. */
try {
  const file = process.argv[2] ?? ''
  await checkBackup(file)
  const backup = new SQLite(file, { readonly: true, fileMustExist: true })
  const count = backup.prepare('select count(*) from contact_submissions').pluck().get() as number
  backup.close()
  console.log(count)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
