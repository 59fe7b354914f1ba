import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, mergeConfig, type Plugin } from 'vite'
import { adminChunks, siteChunks } from './chunks.ts'
import { root } from './root.ts'
import { entries, minified, shared } from './vite.config.ts'

/**
 * Omits preloads of chunks that are already loaded: the boot script, and for imports of the client also the client's
 * own imports.
 */
const withoutLoaded = (_file: string, dependencies: string[], { hostId }: { hostId: string }) => {
  const loaded = hostId.includes('/boot-')
    ? /\/boot-[^/]*\.js$/
    : /\/(react|boot|frame|rolldown-runtime)-[^/]*\.js$/
  return dependencies.filter((each) => !loaded.test(each))
}

/** The same for the dashboard. */
const withoutSignIn = (_file: string, dependencies: string[], { hostId }: { hostId: string }) =>
  hostId.includes('/admin-boot-')
    ? dependencies
    : dependencies.filter(
        (each) => !/\/(react|session|sign-in|rolldown-runtime)-[^/]*\.js$/.test(each),
      )

/** Keeps the style sheet of a CSS module whose class names were all inlined, which would otherwise be tree-shaken. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/**
 * Asks V8 to compile all of React when it parses it, beside the main thread. Otherwise the main thread would parse most
 * of it a second time while a public page is hydrated.
 */
const compileReact: Plugin = {
  name: 'compile-react',
  enforce: 'post',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk' && file.name === 'react')
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
  },
}

type Bundle = {
  name: 'site' | 'admin'
  inputs: string[]
  groups: { name: string; test: RegExp }[]
  resolveDependencies: typeof withoutLoaded
}

/** Hashes do not compress, and a document names up to twenty files: short ones save it some thirty bytes. */
const hashedNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

async function bundle(outDir: string, { name, inputs, groups, resolveDependencies }: Bundle) {
  const manifestName = `manifest-${name}.json`
  await build(
    mergeConfig(shared, {
      plugins: [keepStyles, ...(name === 'site' ? [compileReact] : [])],
      ...(name === 'admin' && { publicDir: false }),
      build: {
        outDir,
        emptyOutDir: false,
        manifest: manifestName,
        modulePreload: { polyfill: false, resolveDependencies },
        ...minified,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        // In kB. The largest are the dictionaries with which a new password is judged, loaded when one is typed.
        chunkSizeWarningLimit: 1250,
        rolldownOptions: {
          // Inlines class names, instead of importing them from other chunks.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          checks: { pluginTimings: false },
          input: inputs.map((file) => join(root, file)),
          output: {
            ...hashedNames,
            codeSplitting: { includeDependenciesRecursively: false, groups },
          },
        },
      },
    }),
  )
  const manifestFile = join(outDir, manifestName)
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await rm(manifestFile)
  return manifest
}

/** Bundles the browser's scripts and styles into `outDir`. Returns lookups of the output by source file. */
export async function bundleForBrowser(outDir: string) {
  const { boot, site, adminBoot, admin } = entries
  await rm(outDir, { recursive: true, force: true })
  const manifests = await Promise.all([
    bundle(outDir, {
      name: 'site',
      inputs: [boot, site],
      groups: siteChunks,
      resolveDependencies: withoutLoaded,
    }),
    bundle(outDir, {
      name: 'admin',
      inputs: [adminBoot, admin],
      groups: adminChunks,
      resolveDependencies: withoutSignIn,
    }),
  ])
  const stylesIn = (manifest: Manifest, file: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[file]
    if (!chunk || seen.has(file)) return []
    seen.add(file)
    const { css = [], imports = [] } = chunk
    return [...imports.flatMap((imported) => stylesIn(manifest, imported, seen)), ...css]
  }
  const bundleOf = (file: string) => {
    const manifest = manifests.find((each) => each[file])
    if (!manifest) throw new Error(`the bundle lacks ${file}`)
    return manifest
  }
  return {
    /** The public address of an entry. */
    addressOf: (entry: keyof typeof entries) =>
      `/${bundleOf(entries[entry])[entries[entry]]?.file}`,
    /** The public addresses of the style sheets that a screen imports. */
    stylesOf: (file: string) =>
      [...new Set(stylesIn(bundleOf(file), file))].map((css) => `/${css}`),
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
          // Not a problem in this bundle, which is only used by the build.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    }),
  )
  return import(join(outDir, 'prerender.js'))
}
