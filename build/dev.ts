import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { basename, dirname, extname, join, relative } from 'node:path'
import { type Connect, createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import type { SlottedPage } from '#contract/page-slots.ts'
import { allArticles } from './articles/all-articles.ts'
import { buildFonts } from './fonts/build-fonts.ts'
import { bundleMails } from './mails.ts'
import { writePictures } from './pictures/write-pictures.ts'
import { refuseArguments } from './refuse-arguments.ts'
import { root } from './root.ts'
import { isStaffPage } from './styles.ts'
import { entries, shared } from './vite.config.ts'

/** `npm run dev`: the site with hot reload and the API on one port. The API restarts when its files change. */
refuseArguments('Usage: npm run dev. PORT and HOST are settings: PORT=3001 npm run dev')
const port = Number(process.env.PORT || 3000)
const origin = `http://localhost:${port}`
const apiPort = await freePort()
const apiUrl = `http://127.0.0.1:${apiPort}`
const fontFolder = join(root, 'node_modules/.cache/site/assets/fonts')
await mkdir(fontFolder, { recursive: true })
const fonts = await buildFonts(fontFolder)

let drawing: Promise<string> | undefined

/** The files of a build that the server needs, in a separate folder so that they are not mistaken for a real build. */
const devFolder = join(root, 'dist/dev')
const mailFolder = join(devFolder, 'mail')
await bundleMails(mailFolder)
await writeGuides()

/** Every mail with sample data, rendered from the current sources. */
const mails: Plugin = {
  name: 'mails',
  configureServer: (vite) => {
    vite.middlewares.use('/_mail', async (request, response, next) => {
      try {
        const module = await vite.ssrLoadModule('/app/mail/preview.tsx')
        const { previewMail } = module as typeof import('#app/mail/preview.tsx')
        const mail = await previewMail(new URL(request.url ?? '/', origin).pathname)
        if (!mail) return next()
        response.setHeader('content-type', `${mail.type}; charset=utf-8`)
        response.end(mail.body)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        next(error)
      }
    })
  },
}

const pages: Plugin = {
  name: 'pages',
  configureServer: (vite) => {
    vite.middlewares.use('/assets/fonts', async (request, response, next) => {
      const font = await readFile(join(fontFolder, basename(request.url ?? ''))).catch(() => null)
      if (font) response.end(font)
      else next()
    })
    vite.middlewares.use('/images', async (request, response, next) => {
      try {
        const name = basename(request.url ?? '')
        const picture = await readFile(join(await drawnPictures(), name)).catch(() => null)
        if (!picture) return next()
        const format = extname(name).slice(1)
        response.setHeader('content-type', `image/${format === 'svg' ? 'svg+xml' : format}`)
        response.end(picture)
      } catch (error) {
        next(error)
      }
    })
    return () => vite.middlewares.use(renderPages(vite))
  },
}

function renderPages(vite: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: path, search } = new URL(request.originalUrl ?? '/', origin)
    try {
      const module = await vite.ssrLoadModule('/app/prerender.tsx')
      const { paths, isShared, render, toDocument } = module as typeof import('#app/prerender.tsx')
      const known = paths.includes(path) || isShared(path)
      const missing = `${dirname(path)}/404`
      const page = await render(known ? path + search : paths.includes(missing) ? missing : '/404')
      const isStaff = isStaffPage(page.screen)
      const html = toDocument(page, {
        origin,
        scripts: isStaff
          ? [`/${entries.adminBoot}`]
          : ['/app/boot/start.ts', '/app/boot/show-fonts.ts'],
        styles: [`/${isStaff ? entries.admin : entries.site}`, ...stylesOf(vite, page.screen)],
        inlined: [],
        inlineStyle: `${isStaff ? fonts.css : fonts.pageCss}\n${fonts.otherCss}`,
      })
      response.statusCode = known ? 200 : 404
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await vite.transformIndexHtml(path, html))
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      next(error)
    }
  }
}

/** The folder of the pictures, which are drawn when the first one is requested because that takes long. */
function drawnPictures() {
  const folder = join(root, 'node_modules/.cache/site/images')
  const draw = async () => {
    const articles = await allArticles()
    await writePictures(
      articles.map(({ slug }) => slug),
      folder,
    )
    return folder
  }
  return (drawing ??= draw())
}

/** The style sheets that a screen imports, directly or indirectly. */
function stylesOf(vite: ViteDevServer, screen: string) {
  const seen = new Set<string>()
  const walk = (file: string): string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    if (file.endsWith('.css')) return [`/${relative(root, file)}`]
    const imported = vite.moduleGraph.getModuleById(file)?.ssrImportedModules ?? []
    return [...imported].flatMap(({ id }) => (id && !id.includes('node_modules') ? walk(id) : []))
  }
  return walk(join(root, screen))
}

const api = spawn(
  process.execPath,
  [
    '--watch-path=server',
    '--watch-path=contract',
    `--watch-path=${mailFolder}`,
    '--watch-preserve-output',
    'server/main.ts',
    '--api-only',
    `--built=${devFolder}`,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: origin,
      PROCESSES: '1',
      LOG_LEVEL: 'warn',
    },
  },
)
process.on('exit', () => api.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

const vite = await createServer(
  mergeConfig(shared, {
    appType: 'custom',
    plugins: [mails, pages],
    server: {
      port,
      strictPort: true,
      host: process.env.HOST || 'localhost',
      proxy: { '/api': apiUrl, '/healthz': apiUrl },
      fs: { allow: [root] },
    },
  }),
)
vite.watcher.on('change', async (file) => {
  if (file.startsWith(join(root, 'app/mail'))) await bundleMails(mailFolder).catch(console.error)
})
await vite.listen()
console.log(`Site and API with hot reload: ${origin}\nEvery mail: ${origin}/_mail`)

/** Stubs for the pages of the guides, from which the server takes the list of guides. */
async function writeGuides() {
  const parts = ['The form was refused. How its page says so is seen after: npm run build']
  const guides = (await allArticles()).map(({ slug, title }) => [
    `guide:${slug}`,
    { title, parts, styleHash: '' } satisfies SlottedPage,
  ])
  await writeFile(join(devFolder, 'slotted-pages.json'), JSON.stringify(Object.fromEntries(guides)))
}

async function freePort() {
  const probe = createTcpServer().listen(0)
  const { port: free } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return free
}
