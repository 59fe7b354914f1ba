import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Each rule of the architecture: where it applies, what must be refused, and what must pass. */
const rules: [file: string, refused: string[], allowed: string[]][] = [
  ['contract/a.ts', ['#server/errors.ts', 'react', 'node:fs'], ['zod', './b.ts']],
  [
    'content/a.ts',
    ['#contract/enquiry.ts', '#app/api.ts', 'react'],
    ['zod', '#contract/options.ts', '#contract/office-hours.ts'],
  ],
  [
    'app/a.ts',
    [
      '#server/errors.ts',
      '#build/build.ts',
      'node:fs',
      "{ createBrowserRouter } from 'react-router'",
    ],
    ['#content/seo.ts'],
  ],
  ['app/boot/a.ts', ['#server/errors.ts', 'node:fs'], ['#app/site/today.ts', '#app/client.tsx']],
  ['app/faults/a.ts', ['#app/site/a.ts', 'react-router'], ['#app/faults/recover.ts']],
  [
    'app/navigation/a.ts',
    ['#app/site/a.ts', '#content/seo.ts', "{ Link } from 'react-router'"],
    ['react', "{ useNavigate } from 'react-router'"],
  ],
  ['app/ui/drawing/a.ts', ['react-router', '#contract/options.ts', '#app/api.ts'], ['react']],
  [
    'app/site/pages/home/a.ts',
    ['#app/admin/a.ts', '#server/env.ts', 'zod', 'node:fs', "{ Link } from 'react-router'"],
    ['#app/ui/a.ts', '#app/navigation/link.tsx', "{ useLocation } from 'react-router'"],
  ],
  [
    'app/admin/users/a.ts',
    ['#app/site/a.ts', '#server/env.ts', 'node:fs', "{ useSearchParams } from 'react-router'"],
    ['#app/ui/a.ts', '#app/navigation/link.tsx'],
  ],
  [
    'app/mail/a.ts',
    ['#app/site/a.ts', '#app/ui/button.tsx', '#content/home.ts', '#server/env.ts', 'node:fs'],
    ['react', '@react-email/components', '#contract/mail.ts', '#app/ui/tokens.css'],
  ],
  ['server/env.ts', ['#server/db/tables.ts', '#app/api.ts'], ['zod']],
  ['server/errors.ts', ['#server/db/tables.ts', 'pg'], ['fastify']],
  ['server/db/a.ts', ['#server/accounts/a.ts', '#server/app.ts', '#app/api.ts'], ['kysely']],
  ['server/db/migrations/a.ts', ['#server/db/tables.ts', '#contract/options.ts'], ['kysely']],
  ['server/scheduling/a.ts', ['#server/db/a.ts', '#server/env.ts', 'kysely'], ['fastify']],
  [
    'server/http/a.ts',
    [
      '#server/enquiries/a.ts',
      '#server/backups/a.ts',
      '#server/accounts/a.ts',
      '#server/live/feed.ts',
      '#app/api.ts',
      '#content/a.ts',
      'cheerio',
    ],
    ['#server/env.ts', '#server/db/tables.ts'],
  ],
  [
    'server/enquiries/a.ts',
    ['#server/accounts/account-routes.ts', '#app/api.ts', '#content/a.ts', 'cheerio'],
    ['#server/accounts/guard.ts', '#server/db/database.ts', '#contract/enquiry.ts'],
  ],
  ['server/app.ts', ['#app/api.ts', '#content/a.ts'], ['#server/accounts/account-routes.ts']],
  ['server/serve.ts', ['#app/api.ts', 'cheerio'], ['#server/db/database.ts']],
  ['build/a.ts', ['#server/env.ts'], ['#app/prerender.tsx']],
  ['tests/browser/a.ts', ['#server/env.ts', '#app/api.ts'], ['@playwright/test', './b.ts']],
]

test('lint refuses every import that violates the architecture, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-imports-'))
  try {
    cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
    cpSync(join(root, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [file, refused, allowed] of rules) {
      const climbing = ['../../elsewhere.ts', './../elsewhere.ts']
      plant(folder, file, [...refused, ...climbing, ...allowed])
    }
    const found = refusals(folder)
    for (const [file, refused] of rules) {
      const lines = [...refused, '', ''].map((_, index) => `${file}:${index + 1}`)
      expect(found.filter((place) => place.startsWith(`${file}:`)).toSorted()).toEqual(
        lines.toSorted(),
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** One import per line, so that the line number tells which one was refused. */
function plant(folder: string, file: string, imports: string[]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  const lines = imports.map((each) =>
    each.startsWith('{') ? `import ${each}\n` : `import '${each}'\n`,
  )
  writeFileSync(join(folder, file), lines.join(''))
}

function refusals(folder: string) {
  const { stdout } = spawnSync(
    'oxlint',
    [
      '--format=json',
      '--disable-nested-config',
      'contract',
      'content',
      'app',
      'server',
      'build',
      'tests',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  type Report = {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  const report = JSON.parse(stdout) as Report
  return report.diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)
}
