import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const others = `${first}0123456789`
const slots = first.length * others.length ** 2

const nameAt = (slot: number) =>
  [
    first[slot % first.length],
    others[Math.floor(slot / first.length) % others.length],
    others[Math.floor(slot / first.length / others.length)],
  ].join('')

const keyOf = (name: string, file: string) => `${relative(root, file.replace(/\?.*/, ''))}:${name}`

/** Assigns three letters to every class and animation of every CSS module: by its hash, or the next free ones. */
function nameAll() {
  const names = new Map<string, string>()
  const taken = new Set<number>()
  for (const file of globSync('app/**/*.module.css', { cwd: root }).toSorted()) {
    const css = readFileSync(join(root, file), 'utf8')
    const classes = new Set(
      [...css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
    )
    for (const name of classes) {
      const key = keyOf(name, join(root, file))
      let slot = createHash('sha256').update(key).digest().readUInt32BE() % slots
      while (taken.has(slot)) slot = (slot + 1) % slots
      taken.add(slot)
      names.set(key, nameAt(slot))
    }
  }
  return names
}

let names: Map<string, string> | undefined

/** The short name of a class or animation, the same in all builds of the same sources. */
export function scopedName(name: string, file: string) {
  names ??= nameAll()
  // Added after the development server was started.
  return (
    names.get(keyOf(name, file)) ??
    `${name}-${createHash('sha256').update(keyOf(name, file)).digest('hex').slice(0, 4)}`
  )
}
