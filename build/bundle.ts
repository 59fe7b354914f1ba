import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, mergeConfig, type Plugin } from 'vite'
import { root } from './root.ts'
import { entries, minified, shared } from './vite.config.ts'

/**
 * What is used together comes together: small files compress badly alone, and every chunk's name stands in the client's
 * list of what a screen needs. Each screen's own code stays a chunk of its own.
 */
const siteChunks = [
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
    test: /app\/api\.|app\/ui\/([a-z]+-)?(field|area)\.|contract\//,
  },
  { name: 'contact', test: /app\/site\/pages\/contact\/|content\/contact/ },
]

/** Files of a folder, by their names without the ending. */
const filesIn = (folder: string, names: string) =>
  `${folder}/(${names.trim().split(/\s+/).join('|')})\\.(tsx?|module\\.css)$`

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * The back office is a bundle of its own, because it takes other parts of the same libraries. First the sign-in form, then
 * what stands around every room, then what lists of enquiries share. Each room is apart.
 */
const adminChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'session', test: /node_modules\/(@supabase|tslib)\// },
  {
    name: 'sign-in',
    test: anyOf(
      filesIn('app', 'link recover'),
      filesIn('app/ui', 'button field text-field spinner notify'),
      'app/ui/tooltip\\.ts',
      filesIn('content', 'organization'),
      'app/admin/room\\.module',
      filesIn(
        'app/admin',
        `admin admin-router alone checking dates guarded-fetch lazy-room masthead not-loaded room-boundary room-failed
        room-heading routes session sign-in stored-session title unreachable use-session users/new-user-draft`,
      ),
    ),
  },
  {
    name: 'shell',
    test: anyOf(
      'node_modules/@tanstack/(?!.*infiniteQueryObserver|.*useInfinite)',
      'node_modules/lucide-react/(?!.*icons/(?!(x|ellipsis|refresh-cw|arrow-up|check|copy)\\.))',
      filesIn('app', 'api'),
      filesIn('app/ui', 'skeleton text'),
      filesIn('app/admin', '[a-z-]+'),
      'app/admin/live/(?!replying|notices-switch)',
      'app/admin/keys/(?!key-sheet|single-keys-switch)',
      filesIn('app/admin', 'deliveries/delivery-banner deliveries/queries users/queries'),
      filesIn('app/admin/enquiries', 'commands queries filters'),
      filesIn('contract', 'options stages source-words'),
    ),
  },
  {
    name: 'rows',
    test: anyOf(
      'app/admin/enquiries/enquiry-list\\.module',
      filesIn(
        'app/admin/enquiries',
        `business-hours click-guard clock closing-time due-before enquiry-lines enquiry-rows? highlighted open-record
        pacific promise-clock row-words staff stage-words use-list-keys`,
      ),
    ),
  },
  {
    name: 'floating',
    test: /node_modules\/(@floating-ui\/|@radix-ui\/(primitive|react-(compose|context|dismissable|id|popper|portal|presence|primitive|slot|tooltip|use|visually)))/,
  },
  { name: 'menus', test: /node_modules\/(@radix-ui|react-remove-scroll|aria-hidden)/ },
]

/** Leaves out scripts that have come before anybody asks: to the boot script its own imports, to the others the client's. */
const withoutLoaded = (_file: string, dependencies: string[], { hostId }: { hostId: string }) => {
  const loaded = hostId.includes('/boot-')
    ? /\/early-[^/]*\.js$/
    : /\/(react|early|frame|rolldown-runtime)-[^/]*\.js$/
  return dependencies.filter((each) => !loaded.test(each))
}

/** The same of the back office. */
const withoutSignIn = (_file: string, dependencies: string[], { hostId }: { hostId: string }) =>
  hostId.includes('/admin-boot-')
    ? dependencies
    : dependencies.filter(
        (each) => !/\/(react|session|sign-in|rolldown-runtime)-[^/]*\.js$/.test(each),
      )

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

type Bundle = {
  inputs: string[]
  groups: { name: string; test: RegExp }[]
  resolveDependencies: typeof withoutLoaded
  isFirst: boolean
}

async function bundle(outDir: string, { inputs, groups, resolveDependencies, isFirst }: Bundle) {
  await build(
    mergeConfig(shared, {
      plugins: [keepStyles],
      ...(!isFirst && { publicDir: false }),
      build: {
        outDir,
        emptyOutDir: isFirst,
        manifest: 'manifest.json',
        modulePreload: { polyfill: false, resolveDependencies },
        ...minified,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          // The names of classes stand where they are used, instead of being passed from chunk to chunk.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          checks: { pluginTimings: false },
          input: inputs.map((file) => join(root, file)),
          output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
        },
      },
    }),
  )
  const manifestFile = join(outDir, 'manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await rm(manifestFile)
  return manifest
}

/** Bundles what runs in the browser into `outDir`. Returns what finds a source file's outcome there. */
export async function bundleForBrowser(outDir: string) {
  const { boot, site, adminBoot, admin } = entries
  const manifests = [
    await bundle(outDir, {
      inputs: [boot, site],
      groups: siteChunks,
      resolveDependencies: withoutLoaded,
      isFirst: true,
    }),
    await bundle(outDir, {
      inputs: [adminBoot, admin],
      groups: adminChunks,
      resolveDependencies: withoutSignIn,
      isFirst: false,
    }),
  ]
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
    /** The public addresses of the style sheets that a screen brings along. */
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
          // Here it is no loss that a lazy screen is also needed at once.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    }),
  )
  return import(join(outDir, 'prerender.js'))
}
