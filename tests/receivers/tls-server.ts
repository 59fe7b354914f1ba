import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

/** For the name hooks.test only, self-signed, valid until 2126. Only tests know it. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBlzCCAT6gAwIBAgIUf9HmIpz/oQIYvXnGOw2Vtt26jfswCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKaG9va3MudGVzdDAgFw0yNjExMjIwODQxMjVaGA8yMTI2MTAy
OTA4NDEyNVowFTETMBEGA1UEAwwKaG9va3MudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABIQwDbgC2nRVueMsAJhg+pGtU8HDK70h/51EL2+z8lSyIPt3dlq3
uON2J4ygcR7JIOBy21GojRl7ZMmxgi3Jpt6jajBoMB0GA1UdDgQWBBQvNApxm7bK
lNlicx5vEM3xRX62zDAfBgNVHSMEGDAWgBQvNApxm7bKlNlicx5vEM3xRX62zDAP
BgNVHRMBAf8EBTADAQH/MBUGA1UdEQQOMAyCCmhvb2tzLnRlc3QwCgYIKoZIzj0E
AwIDRwAwRAIgJU77kcR5VNEsbYzYu8N/ZBJjVMsh3rtjdGxPKmNeGAkCIEsLBSP3
acb0kcLYPicQ037G2SJ2Bti52YZ4ce+1SiKi
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgltRBUe2jdr3dwWB/
S+jpGaW805VuxEO8B9UPR0GSeZehRANCAASEMA24Atp0VbnjLACYYPqRrVPBwyu9
If+dRC9vs/JUsiD7d3Zat7jjdieMoHEeySDgcttRqI0Ze2TJsYItyabe
-----END PRIVATE KEY-----
`

/** A web server with TLS that answers 200 and keeps what it receives. Ends with `await using`. */
export async function startTlsServer() {
  /** The names that clients requested in their handshake (SNI). */
  const names: string[] = []
  const bodies: string[] = []
  const server: Server = createServer({ key, cert: certificate }, (request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end('taken')
    })
  })
  server.on('tlsClientError', () => {})
  server.on('secureConnection', (socket) => names.push(socket.servername || 'none'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    names,
    bodies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
