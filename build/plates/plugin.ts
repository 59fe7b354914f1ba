import type { Plugin, Rolldown } from 'vite'
import { plateFile } from './plate-file.ts'

const served = new Map<string, string>()

/**
 * `import parcel from './parcel.plate.ts?plate'` writes the SVG of the module's default export to a file, in the site's
 * colors, and returns its address and size.
 */
export const plates: Plugin = {
  name: 'plates',
  enforce: 'pre',
  load: {
    filter: { id: /\.plate\.ts\?plate$/ },
    async handler(id) {
      return `export default ${JSON.stringify(await writePlate(this, id.replace('?plate', '')))}`
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

/** Writes the file of a plate while a module that shows it is loaded, and returns its address and size. */
export async function writePlate(context: Rolldown.PluginContext, source: string) {
  context.addWatchFile(source)
  const { svg, fileName, plate } = await plateFile(source)
  served.set(plate.src, svg)
  const { mode, config } = context.environment
  if (mode === 'build' && config.consumer === 'client')
    context.emitFile({ type: 'asset', fileName, source: svg })
  return plate
}
