import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeWorkFolder } from './work-folder.ts'

test.each(['backup', 'restore'] as const)(
  'the work folder of a killed %s is removed by the next one, and a folder in use is kept',
  (work) => {
    const place = mkdtempSync(join(tmpdir(), 'anacapa-left-'))
    onTestFinished(() => rmSync(place, { recursive: true }))
    const left = mkdtempSync(join(place, `.${work}-`))
    writeFileSync(join(left, 'app.db'), 'half')
    const young = mkdtempSync(join(place, `.${work}-`))
    const working = makeWorkFolder(place, work)
    const logs = mkdtempSync(join(place, `.${work}-`))
    writeFileSync(join(logs, '-wal'), 'of a damaged database')
    for (const folder of [left, logs, working.folder]) utimesSync(folder, 0, 0)

    const next = makeWorkFolder(place, work)
    const found = readdirSync(place).map((name) => join(place, name))
    expect(found.toSorted()).toEqual([young, logs, working.folder, next.folder].toSorted())
    next.remove()
    working.remove()
    expect(
      readdirSync(place)
        .map((name) => join(place, name))
        .toSorted(),
    ).toEqual([young, logs].toSorted())
  },
)
