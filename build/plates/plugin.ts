import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { drawPlate } from './draw-plate.ts'

const folder = 'assets/drawings'
const served = new Map<string, string>()

/**
 * `import parcel from './parcel.plate.ts?plate'` writes the SVG of the module's default export to a file, in the site's
 * colours, and returns its address and size.
 */
export const plates: Plugin = {
  name: 'plates',
  enforce: 'pre',
  load: {
    filter: { id: /\.plate\.ts\?plate$/ },
    async handler(id) {
      const source = id.replace('?plate', '')
      this.addWatchFile(source)
      const svg = await drawPlate(source)
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 6)
      const fileName = `${folder}/${basename(source, '.plate.ts')}-${hash}.svg`
      served.set(`/${fileName}`, svg)
      if (this.environment.mode === 'build' && this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName, source: svg })
      return `export default { src: '/${fileName}', width: ${width}, height: ${height} }`
    },
  },
  configureServer: (vite) => {
    vite.middlewares.use((request, response, next) => {
      const svg = served.get(request.url ?? '')
      if (!svg) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(svg)
    })
  },
}
