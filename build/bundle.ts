import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, mergeConfig, type Plugin } from 'vite'
import { root } from './root.ts'
import { entries, minified, shared } from './vite.config.ts'

/**
 * What is used together comes together: small files compress badly alone, and every chunk's name stands in the client's
 * list of what a screen needs. Each screen's own code stays a chunk of its own.
 */
const chunks = [
  // Outlives the deploys that only change our own code.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // What the boot script shares with the rest, Vite's loader of chunks among it; it loads before anything else and must
  // stay small.
  {
    name: 'early',
    test: /vite\/preload-helper|app\/(prefetch|site\/(today|tracking|frame\/scroll|frame\/search\/(search-request|keys)))\.ts/,
  },
  {
    name: 'frame',
    test: /app\/(link|recover)\.|app\/site\/(frame\/(?!search\/(?!search-request))|sections\/(call-to-action|site-link))|app\/ui\/(button|notify|unbroken|drawing\/|surface\.|text\.)|content\/(organization|navigation|services|search)\.|contract\/page-slots/,
  },
  {
    name: 'sections',
    test: /app\/site\/sections\/(?!accordion|call-to-action|site-link)|app\/ui\/(section|figure)|content\/enquire/,
  },
  // What a form of an article takes, which the browser posts by itself.
  { name: 'fields', test: /app\/ui\/((check|text)-)?field\.|contract\/consent/ },
  {
    name: 'form',
    test: /app\/api\.|app\/ui\/([a-z]+-)?(field|area)\.|contract\/(?!source-words|subscriber-state|webhook)/,
  },
  {
    name: 'admin-libraries',
    test: /node_modules\/(@tanstack|@supabase|radix-ui|@radix-ui|@floating-ui|lucide-react)\//,
  },
  {
    name: 'admin',
    test: /contract\/(source-words|subscriber-state|webhook)|app\/admin\/(?!routes\.)[a-z-]+\.(tsx?|module\.css)$/,
  },
  { name: 'contact', test: /app\/site\/pages\/contact\/|content\/contact/ },
]

/** Leaves out scripts that have come before anybody asks: to the boot script its own imports, to the others the client's. */
const withoutLoaded = (_file: string, dependencies: string[], { hostId }: { hostId: string }) => {
  const loaded = hostId.includes('/boot-')
    ? /\/early-[^/]*\.js$/
    : /\/(react|early|frame|rolldown-runtime)-[^/]*\.js$/
  return dependencies.filter((each) => !loaded.test(each))
}

/** A module whose names were all inlined still has its style sheet to bring. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** Bundles what runs in the browser into `outDir`. Returns what finds a source file's outcome there. */
export async function bundleForBrowser(outDir: string) {
  await build(
    mergeConfig(shared, {
      plugins: [keepStyles],
      build: {
        outDir,
        emptyOutDir: true,
        manifest: 'manifest.json',
        modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
        ...minified,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          // The names of classes stand where they are used, instead of being passed from chunk to chunk.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          checks: { pluginTimings: false },
          input: Object.values(entries).map((file) => join(root, file)),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunks,
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
        rolldownOptions: {
          output: { entryFileNames: 'prerender.js' },
          // Here it is no loss that a lazy screen is also needed at once.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    }),
  )
  return import(join(outDir, 'prerender.js'))
}
