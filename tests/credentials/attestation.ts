import { createHash, sign, X509Certificate } from 'node:crypto'

/** What a device signs when it creates a passkey. */
export type Made = {
  authData: Buffer
  clientData: Buffer
  id: Buffer
  publicKey: Buffer
  /** Signs with the key of the passkey itself. */
  sign: (data: Uint8Array) => Uint8Array
}

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()

/**
 * Key and certificate of an invented manufacturer, as the standard requires them; valid until 2126. Only tests trust
 * them.
 */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSyLXL9I9/0WSJzua
3clukGokthDwJsPbLBviUi69DAmhRANCAAQp4zCNVEVNeQqSQ1/IbTs4vIneRlS5
qr0Ptj5VoEVT8ZbsEVCRe/5REvva9SLYSXzE57Ald37Ngye2wCK0KwqH
-----END PRIVATE KEY-----
`
const certificate = `-----BEGIN CERTIFICATE-----
MIIB2TCCAYCgAwIBAgIBATAKBggqhkjOPQQDAjBdMQswCQYDVQQGEwJVUzEOMAwG
A1UECgwFTWFrZXIxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24x
GjAYBgNVBAMMEU1ha2VyIEF0dGVzdGF0aW9uMCAXDTIwMDEwMTAwMDAwMFoYDzIx
MjYwMTAxMDAwMDAwWjBdMQswCQYDVQQGEwJVUzEOMAwGA1UECgwFTWFrZXIxIjAg
BgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xGjAYBgNVBAMMEU1ha2Vy
IEF0dGVzdGF0aW9uMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEKeMwjVRFTXkK
kkNfyG07OLyJ3kZUuaq9D7Y+VaBFU/GW7BFQkXv+URL72vUi2El8xOewJXd+zYMn
tsAitCsKh6MvMC0wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQU9XIOP+ZhgtZuJcp8
One/jTabGCgwCgYIKoZIzj0EAwIDRwAwRAIgQ+HiVnZjm1i2SRRtAUA9jfXIPfv0
njIvu4kcypcOEYoCIAEwSuiVt+CSjqHp9rR+0ZKOh5Gwsbb1XAxrBVtjN3CU
-----END CERTIFICATE-----
`

const x5c = [new Uint8Array(new X509Certificate(certificate).raw)]
const signed = (...parts: Uint8Array[]) => new Uint8Array(sign('sha256', Buffer.concat(parts), key))

/** Attestation statements signed by the manufacturer of a security key, in each of two formats. */
export const basicAttestation = {
  packed: ({ authData, clientData }: Made) =>
    new Map<string, unknown>([
      ['alg', -7],
      ['sig', signed(authData, sha256(clientData))],
      ['x5c', x5c],
    ]),
  'fido-u2f': ({ authData, clientData, id, publicKey }: Made) =>
    new Map<string, unknown>([
      ['sig', signed(Buffer.alloc(1), authData.subarray(0, 32), sha256(clientData), id, publicKey)],
      ['x5c', x5c],
    ]),
}

/** The attestation statement of a device without a manufacturer's key: signed with the passkey itself. */
export const selfAttestation = ({ authData, clientData, sign: signedBy }: Made) =>
  new Map<string, unknown>([
    ['alg', -7],
    ['sig', signedBy(Buffer.concat([authData, sha256(clientData)]))],
  ])
