import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  inPath,
  installDebianPackages,
  isExecutable,
  runProgram,
  statedProgram,
} from './programs.ts'

const names = [
  // The headless shell, in which the tests take two thirds of the time.
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

/** `CHROMIUM_PATH`, otherwise a Chromium or Chrome installed on this machine. */
export function findChromium(): string | undefined {
  const stated = process.env.CHROMIUM_PATH
  if (stated) return stated
  return names.map(inPath).find(Boolean) ?? [...applications, downloaded()].find(isExecutable)
}

const findShell = () => inPath('chromium-headless-shell')

/** Debian's headless shell if it can be installed, otherwise an installed browser, otherwise Playwright's download. */
export async function provideChromium(): Promise<string> {
  const stated = statedProgram('CHROMIUM_PATH')
  if (stated) return stated
  if (!findShell()) installDebianPackages('chromium-headless-shell')
  const found = findChromium()
  if (found) return found
  console.log("No Chromium here; downloading Playwright's own ...")
  runProgram('playwright', ['install', 'chromium'], process.env)
  const own = findChromium()
  if (own) return own
  throw new Error('No browser: install Chromium or set CHROMIUM_PATH to one.')
}

/** Playwright knows where its own download would be. A second process asks it, because the answer is cached. */
function downloaded(): string {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  )
  const question = `import(${JSON.stringify(join(playwright, 'index.mjs'))}).then(({ chromium }) => console.log(chromium.executablePath()))`
  return spawnSync(process.execPath, ['-e', question], { encoding: 'utf8' }).stdout.trim()
}
