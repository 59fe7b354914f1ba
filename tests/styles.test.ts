import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const modules = globSync('app/**/*.module.css', { cwd: root })
const sources = globSync('app/**/*.{ts,tsx}', { cwd: root })

/** For each CSS module, the classes that it defines and those that the code uses. */
const had = new Map(
  modules.map((file) => [
    file,
    new Set(
      [
        ...withoutComments(read(file))
          .replaceAll(/:global\([^)]*\)/g, '')
          .matchAll(/\.([a-zA-Z][\w-]*)/g),
      ].map(([, name]) => name!),
    ),
  ]),
)
const asked = new Map(modules.map((file) => [file, new Set<string>()]))
const everything = new Set<string>()

for (const source of sources) {
  const text = read(source)
  const code = text.replace(/^import .*$/gm, '')
  for (const [, name, address] of text.matchAll(
    /^import (?:\* as )?(\w+) from '([^']+\.module\.css)'/gm,
  )) {
    const file = address!.startsWith('#') ? address!.slice(1) : join(dirname(source), address!)
    for (const [, one] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
      asked.get(file)?.add(one!)
    // Used as a whole: any of its classes may be meant.
    if (new RegExp(`\\b${name}\\[|\\(${name}\\)`).test(code)) everything.add(file)
  }
}

test('every class that the code uses from a CSS module is defined in it', () => {
  const missing = [...asked].flatMap(([file, names]) =>
    [...names].filter((name) => !had.get(file)!.has(name)).map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every class of a CSS module is used', () => {
  const idle = [...had]
    .filter(([file]) => !everything.has(file))
    .flatMap(([file, names]) =>
      [...names].filter((name) => !asked.get(file)!.has(name)).map((name) => `${file}: ${name}`),
    )
  expect(idle).toEqual([])
})

test('no style sheet other than the modules defines a class', () => {
  const sheets = globSync('app/{ui,site}/**/*.css', { cwd: root }).filter(
    (file) => !file.endsWith('.module.css'),
  )
  const named = sheets.filter((file) => /\.[a-z][\w-]*[^{};]*\{/.test(withoutComments(read(file))))
  expect(sheets).not.toEqual([])
  expect(named).toEqual([])
})

function withoutComments(css: string) {
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/@import[^;]*;|url\([^)]*\)/g, '')
}
