import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'

const run = promisify(execFile)
const command = 'sbom --sbom-format cyclonedx --package-lock-only --include dev'
const maxOutputBytes = 64 * 1024 * 1024

type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
}

/**
 * Writes the SBOM (CycloneDX) from the lock file: each package with version, licence and hash. Development packages are
 * included and marked, because npm would also omit some others together with them. npm's random serial number, time and
 * folder name are removed, so that builds are reproducible.
 */
export async function writeSbom(file: string) {
  const options = { cwd: root, maxBuffer: maxOutputBytes, shell: process.platform === 'win32' }
  const { stdout } = await run('npm', command.split(' '), options)
  const { serialNumber: _number, metadata, ...sbom } = JSON.parse(stdout) as Sbom
  const { timestamp: _time, component, ...about } = metadata
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    name: string
  }
  const same = { ...sbom, metadata: { ...about, component: { ...component, name } } }
  await writeFile(file, `${JSON.stringify(same, null, 2)}\n`)
}
