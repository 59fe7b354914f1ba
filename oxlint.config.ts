import { defineConfig, type OxlintOverride } from 'oxlint'

const list = (words: string) => words.trim().split(/\s+/)

const screens = 'react react/* react-dom react-dom/* radix-ui lucide-react **/*.css'

/**
 * The architecture, one row a folder. These may import what is listed and their own files by `./`, nothing else.
 * A later row replaces an earlier one for the same file. tests/imports.test.ts plants a violation of each.
 */
const mayImport: Record<string, string> = {
  'contract/**': 'zod',
  // Calls to action name an option of the form, and sentences when the desk is staffed.
  'content/**': 'zod #content/** #contract/options.ts #contract/office-hours.ts',
  'app/ui/**': `${screens} sonner #app/ui/**`,
  'app/faults/**': '#app/faults/**',
  'app/navigation/**': 'react react-router #app/navigation/**',
  'app/site/**': `${screens} react-router minisearch #contract/** #content/** #app/ui/** #app/site/** #app/*.ts
    #app/navigation/** #app/faults/**`,
  'app/admin/**': `${screens} react-router zod @tanstack/* @supabase/auth-js @simplewebauthn/browser uqr @zxcvbn-ts/*
    #contract/** #content/organization.ts #app/ui/** #app/admin/** #app/*.ts #app/navigation/** #app/faults/**`,
  'app/mail/**':
    'react @react-email/components @react-email/render #contract/** #content/organization.ts #app/ui/tokens.css',
  'server/{env,errors}.ts': '#contract/** zod fastify fastify-type-provider-zod',
  'server/db/**': `kysely kysely/* better-sqlite3 pg zod node:* node:*/*
    #contract/** #server/env.ts #server/errors.ts #server/scheduling/event-loop-turns.ts #server/db/**`,
  'server/db/migrations/**': 'kysely',
  'server/scheduling/**': 'fastify node:* node:*/* #contract/durations.ts #server/scheduling/**',
}

/** Pages are cut at build: parsing one while somebody waits would let a stranger keep the process busy. */
const outside = '#app/** #content/** #build/** #tests/** cheerio'

/** These may use any package, and of our own files all but what is listed. */
const mustNotImport: Record<string, string> = {
  'app/{*,boot/*}': '#server/** #build/** #tests/** node:*',
  'server/*/**': `${outside} #server/app.ts #server/main.ts
    #server/**/*-routes.ts #server/db/migrations/**`,
  'server/http/**': `${outside} #server/app.ts #server/main.ts
    #server/{accounts,audit,backups,clean-up,deliveries,demo,downloads,enquiries}/**
    #server/{live,newsletter,privacy,upkeep}/**
    #server/db/migrations/**`,
  'server/*.ts': outside,
  'build/**': '#server/** #tests/**',
}

/** Across folders by `#name/file.ts`, within a folder by `./file.ts`. */
const climbing = '**/../**'

/** Any of these brings the whole module of React Router that they stand in: docs/decisions/022-no-patched-libraries.md. */
const heavyRouting = {
  name: 'react-router',
  importNames:
    list(`BrowserRouter createBrowserRouter Form Link NavLink ScrollRestoration useFetcher useLinkClickHandler
    useSearchParams useSubmit`),
  message:
    'app/navigation/link.tsx, app/navigation/browser-router.ts and useLocation do it in 4 KB less',
}

const forbid = (files: string, group: string[], message: string): OxlintOverride => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      { paths: [heavyRouting], patterns: [{ group: [...group, climbing], message }] },
    ],
  },
})

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    // Not faults here, each for its reason.
    'react/react-in-jsx-scope': 'off', // the compiler brings it
    'import/no-unassigned-import': 'off', // style sheets
    'import/no-named-as-default-member': 'off',
    'oxc/no-async-endpoint-handlers': 'off', // Fastify awaits its handlers
    'typescript/no-unsafe-type-assertion': 'off', // what arrives as JSON is asserted once
    'typescript/no-unnecessary-type-conversion': 'off', // PostgreSQL's counts are text, whatever their type says
    'typescript/no-base-to-string': 'off', // form data
    'typescript/restrict-template-expressions': 'off',
    'eslint/no-control-regex': 'off', // text is searched for control characters on purpose
    'eslint/no-shadow': 'off', // every test calls its app `test`
    'eslint/no-underscore-dangle': 'off', // named but unused
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'unicorn/consistent-function-scoping': 'off', // a small function stands where it is read
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off', // one field, on a screen that has no other purpose
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // the second is what a failure says
  },
  ignorePatterns: ['dist', 'data', 'test-results'],
  overrides: [
    forbid('**', [], 'across folders by #name, within a folder by ./'),
    ...Object.entries(mustNotImport).map(([files, group]) =>
      forbid(files, list(group), `${files} must not import ${group}`),
    ),
    ...Object.entries(mayImport).map(([files, allowed]) =>
      forbid(
        files,
        ['**', '!./**', ...list(allowed).map((each) => `!${each}`)],
        `${files} may import ${allowed}`,
      ),
    ),
    {
      // Laid out as cards on a phone, a table keeps its meaning only by roles that are written out.
      files: ['app/admin/lists/data-table.tsx'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    forbid('**/*.test.{ts,tsx}', [], 'across folders by #name, within a folder by ./'),
    forbid(
      'tests/browser/**',
      [
        '**',
        '!./**',
        '!#tests/browser/*',
        '!@playwright/test',
        '!@axe-core/playwright',
        '!axe-core',
        // The app on a person's phone.
        '!otpauth',
        '!node:*',
        '!#tests/receivers/smtp-server.ts',
      ],
      'browser tests see what a visitor sees, and their mail',
    ),
  ],
})
