import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const names = [
  // Chromium without a window: the journeys take two thirds of the time in it.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `CHROMIUM_PATH`, else a Chromium or Chrome that is installed here. */
export function findChromium(): string | undefined {
  const stated = process.env.CHROMIUM_PATH
  if (stated) return stated
  return names.map(inPath).find(Boolean) ?? [...applications, downloaded()].find(isExecutable)
}

const findShell = () => inPath('chromium-headless-shell')

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** Debian's headless shell where it may be installed, else a browser that is there, else Playwright's own download. */
export async function provideChromium(): Promise<string> {
  const stated = process.env.CHROMIUM_PATH
  if (stated && !isExecutable(stated))
    throw new Error(`CHROMIUM_PATH is ${stated}, and there is no program there.`)
  if (stated) return stated
  if (!findShell() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installDebianPackage('chromium-headless-shell')
  const found = findChromium()
  if (found) return found
  console.log("No Chromium here; downloading Playwright's own ...")
  run('playwright', ['install', 'chromium'], process.env)
  const own = findChromium()
  if (own) return own
  throw new Error('No browser: install Chromium or set CHROMIUM_PATH to one.')
}

function installDebianPackage(name: string) {
  console.log(`Installing the Debian package ${name} ...`)
  const options = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['-qq', 'update'], options)
  run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], options)
}

function run(program: string, words: string[], env: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(program, words, {
    env,
    timeout: 3 * 60_000,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status !== 0) console.log(`  ${program} ${words[0]} did not work. ${lastLine(stderr)}`)
}

const lastLine = (text: string | null) => text?.trim().split('\n').at(-1) ?? ''

/** Playwright knows where its own download would be. It is asked in a second process because its answer is cached. */
function downloaded(): string {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  )
  const question = `import(${JSON.stringify(join(playwright, 'index.mjs'))}).then(({ chromium }) => console.log(chromium.executablePath()))`
  return spawnSync(process.execPath, ['-e', question], { encoding: 'utf8' }).stdout.trim()
}

function isExecutable(file: string) {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
