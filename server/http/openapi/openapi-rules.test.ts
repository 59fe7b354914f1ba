import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const root = join(import.meta.dirname, '../../..')
type Finding = { code: string; path: string[]; message: string; severity: number }

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'the API description satisfies every rule for OpenAPI documents',
  { timeout: 60_000 },
  async () => {
    await using server = await startTestApp()
    const description = (await server.get('/api/openapi.json')).body
    const findings = await lint(description)
    expect(findings.filter(({ code }) => !(code in passedOver)).map(sentence)).toEqual([])
    // The rules do detect a fault.
    const broken = description.replace('"summary":', '"responses":{},"sumary":')
    expect((await lint(broken)).map(({ code }) => code)).toContain('oas3-schema')
  },
)

/** Advice that we do not follow, with the reason. */
const passedOver: Record<string, string> = {
  'info-contact': 'whoever runs the site is named on its pages',
  'operation-description': 'a summary that says it all needs no second sentence',
  'oas3-operation-security-defined':
    'OpenAPI 3.1 lets a bearer scheme name roles, which the rule does not know',
}

const sentence = ({ code, path, message }: Finding) => `${code} ${path.join('.')}: ${message}`

/** The errors and warnings reported by the spectral:oas rules. */
async function lint(description: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anacapa-openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [file, ruleset] = ['openapi.json', 'ruleset.json'].map((name) => join(folder, name)) as [
    string,
    string,
  ]
  writeFileSync(file, description)
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }))
  const spectral = join(root, 'node_modules/.bin/spectral')
  const { stdout } = await promisify(execFile)(spectral, [
    'lint',
    file,
    '--quiet',
    `--ruleset=${ruleset}`,
    '--format=json',
    '--fail-severity=hint',
  ]).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  return JSON.parse(stdout) as Finding[]
}
