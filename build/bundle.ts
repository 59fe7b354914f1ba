import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, mergeConfig } from 'vite'
import { entries, root, shared } from './vite.config.ts'

// In one chunk these compress better by 2.5 KB, and outlive the deploys that only change our own code.
const reactPackages = /node_modules\/(react|react-dom|react-router|scheduler)\//
// Every page has these, whatever else imports them; but nothing of the boot script, which must stay small.
const onEveryPage =
  /\/(app\/site\/(frame\/(?!scroll)|call-to-action|site-link)|app\/ui\/(button|drawing\/)|content\/(organization|navigation|search))/

/** Bundles what runs in the browser into `outDir`. Returns what finds a source file's outcome there. */
export async function bundleForBrowser(outDir: string) {
  await build(
    mergeConfig(shared, {
      build: {
        outDir,
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: Object.values(entries).map((file) => join(root, file)),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: reactPackages },
                { name: 'frame', test: onEveryPage },
                { name: 'contact', test: /\/(app\/site\/contact\/|content\/contact)/ },
              ],
            },
          },
        },
      },
    }),
  )
  const manifestFile = join(outDir, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await rm(manifestFile)
  const chunkOf = (file: string) => {
    const chunk = manifest[file]
    if (!chunk) throw new Error(`the bundle lacks ${file}`)
    return chunk
  }
  const stylesOf = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    const { css = [], imports = [] } = chunkOf(file)
    return [...imports.flatMap((imported) => stylesOf(imported, seen)), ...css]
  }
  return {
    /** The public address of an entry. */
    addressOf: (entry: keyof typeof entries) => `/${chunkOf(entries[entry]).file}`,
    /** The public addresses of the style sheets that a screen brings along. */
    stylesOf: (file: string) => [...new Set(stylesOf(file))].map((css) => `/${css}`),
  }
}

type Prerender = typeof import('#app/prerender.tsx')

/** Bundles the screens for Node and returns the module that turns paths into documents. */
export async function bundleForPrerender(outDir: string): Promise<Prerender> {
  await build(
    mergeConfig(shared, {
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: true,
        ssr: join(root, 'app/prerender.tsx'),
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    }),
  )
  return import(join(outDir, 'prerender.js'))
}
