import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackupFolder } from './backup-folder.ts'

test('what a killed backup left goes with the next one, and what one works in stays', () => {
  const place = mkdtempSync(join(tmpdir(), 'anacapa-left-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const left = mkdtempSync(join(place, '.backup-'))
  writeFileSync(join(left, 'app.db'), 'half')
  const young = mkdtempSync(join(place, '.backup-'))
  const working = makeBackupFolder(place)
  for (const folder of [left, working.folder]) utimesSync(folder, 0, 0)

  const next = makeBackupFolder(place)
  const found = readdirSync(place).map((name) => join(place, name))
  expect(found.toSorted()).toEqual([young, working.folder, next.folder].toSorted())
  next.remove()
  working.remove()
  expect(readdirSync(place).map((name) => join(place, name))).toEqual([young])
})
