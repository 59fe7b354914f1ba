import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const DATA_DIR = join(tmpdir(), 'anacapa-never-made')

test.each([
  ['build/dev.ts', 'npm run dev'],
  ['build/build.ts', 'npm run build'],
  ['build/record-dates.ts', 'npm run dates'],
  ['server/main.ts', 'npm run serve'],
  ['tests/run.ts', 'npm test'],
])(
  '%s prints its usage when asked, and starts nothing with an unknown argument',
  (script, usage) => {
    for (const [word, code] of [
      ['--help', 0],
      ['--prot=3001', 2],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, word], {
        cwd: root,
        env: { ...process.env, DATA_DIR, PORT: '0' },
        encoding: 'utf8',
        timeout: 20_000,
      })
      expect([status, stdout, stderr].map(String)).toEqual([
        String(code),
        code === 0 ? expect.stringMatching(`^Usage: ${usage}`) : '',
        code === 0 ? '' : expect.stringMatching(`^Usage: ${usage}`),
      ])
    }
    expect(existsSync(DATA_DIR)).toBe(false)
  },
)
