import { createServer } from 'node:http'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A bare page</title><meta name="description" content="A heading and a sentence."></head>
<body><main><h1>A bare page</h1><p>A heading and a sentence, without style, script, font or picture.</p></main></body></html>`

/** Serves the fastest possible page, beside which others are measured, or what `htmlAt` returns for a path. */
export async function barePageServer(htmlAt = (_path: string) => html) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(htmlAt(request.url ?? '/'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
