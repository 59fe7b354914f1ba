import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the program with this name in the PATH. */
export const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

export function isExecutable(file: string) {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The program named by a setting, which then has to exist. */
export function statedProgram(setting: string) {
  const stated = process.env[setting]
  if (stated && !isExecutable(stated))
    throw new Error(`${setting} is ${stated}, and there is no program there.`)
  return stated || undefined
}

let listsAreNew = false

/** Only possible as root, on Debian and its derivatives. */
export function installDebianPackages(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing from Debian: ${names.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!listsAreNew) runProgram('apt-get', ['-qq', 'update'], env)
  listsAreNew = true
  const patience = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120']
  runProgram(
    'apt-get',
    [...patience, '-qq', 'install', '-y', '--no-install-recommends', ...names],
    env,
  )
}

export function runProgram(program: string, words: string[], env: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(program, words, {
    env,
    timeout: 5 * 60_000,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) console.log(`  ${program} did not work. ${lastLine(stderr)}`)
}

const lastLine = (text: string | null) => text?.trim().split('\n').at(-1) ?? ''
