/**
 * The key of this browser. Its private half is not extractable by scripts, so a stolen session is useless in another
 * browser.
 */
export type BrowserKey = { pair: CryptoKeyPair; publicKey: JsonWebKey }

const database = 'anacapa.key'
const store = 'keys'
const name = 'session'
const maxWaitMs = 6_000

let known: Promise<BrowserKey> | undefined

/** Generated once and stored in IndexedDB; without IndexedDB it lasts as long as the page. */
export function browserKey(): Promise<BrowserKey> {
  known ??= load().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function load(): Promise<BrowserKey> {
  const pair = await withinTime(storedPair())
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { pair, publicKey: { kty, crv, x, y } }
}

async function storedPair() {
  const keys = await open().catch(() => null)
  const found = keys && (await request(keys, 'readonly', (all) => all.get(name)))
  if (found) return found as CryptoKeyPair
  const made = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
  return keys ? keepFirst(keys, made) : made
}

/** If several tabs generate a key at the same time, all use the one that was stored first. */
async function keepFirst(keys: IDBDatabase, made: CryptoKeyPair) {
  try {
    await request(keys, 'readwrite', (all) => all.add(made, name))
    return made
  } catch {
    const first = await request(keys, 'readonly', (all) => all.get(name)).catch(() => null)
    return (first as CryptoKeyPair | null) ?? made
  }
}

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
  })
}

function request<T>(
  keys: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (all: IDBObjectStore) => IDBRequest<T>,
) {
  return new Promise<T>((resolve, reject) => {
    const transaction = keys.transaction(store, mode)
    const pending = ask(transaction.objectStore(store))
    transaction.addEventListener('complete', () => resolve(pending.result))
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('not stored')),
    )
  })
}

/**
 * IndexedDB can hang. Then the request fails instead of generating another key, because the session is bound to this
 * one.
 */
function withinTime<T>(work: Promise<T>) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError('the key cannot be read')), maxWaitMs)
  })
  return Promise.race([work, late])
}
