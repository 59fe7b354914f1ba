import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { flood } from './flood.ts'

const headers = { 'accept-encoding': 'br' }
const page = join(import.meta.dirname, '../../dist/site/index.html.br')

/** The home page's HTML per second, compared with a bare node:http server that sends the same bytes from memory. */
export async function homePage(url: string) {
  const bytes = await readFile(page)
  const bare = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const address = bare.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    return {
      ours: await flood({ url: `${url}/`, headers }),
      bare: await flood({ url: `http://127.0.0.1:${port}/`, headers }),
    }
  } finally {
    bare.closeAllConnections()
    bare.close()
  }
}
