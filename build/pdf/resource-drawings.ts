import { readFile } from 'node:fs/promises'
import { type Plugin, runnerImport } from 'vite'
import { root } from '#build/root.ts'

const prefix = 'plain-pens:'

/** Imports a CSS module as a map of its class names, because Vite cannot compile style sheets without its server. */
const plainPens: Plugin = {
  name: 'plain-pens',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('.module.css')) return null
    const found = await this.resolve(id, importer, { skipSelf: true })
    // With a script's extension, so that Vite's own plugins do not treat it as a style sheet.
    return found && `${prefix}${found.id}.js`
  },
  async load(id) {
    if (!id.startsWith(prefix)) return null
    const css = await readFile(id.slice(prefix.length, -'.js'.length), 'utf8')
    const names = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name!))
    return [...names].map((name) => `export const ${name} = '${name}'`).join('\n')
  },
}

let drawings: Promise<Record<string, string>> | undefined

/**
 * The drawing of each resource by its slug, as on its page. Loaded apart from the pages, because these show the size of
 * the PDF that has the drawing on its cover.
 */
export function resourceDrawings() {
  drawings ??= load()
  return drawings
}

async function load() {
  const { module } = await runnerImport<typeof import('#app/pictures.tsx')>('/app/pictures.tsx', {
    root,
    configFile: false,
    plugins: [plainPens],
  })
  return module.pictures()
}
