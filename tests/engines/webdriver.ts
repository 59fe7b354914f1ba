/** The few calls of the W3C WebDriver protocol that a journey needs. */
export async function newSession(driver: string, capabilities: object) {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  return {
    post: <T>(path: string, body: object = {}) => call<T>(`${session}/${path}`, body),
    get: <T>(path: string) => call<T>(`${session}/${path}`),
    end: () => call<null>(session, undefined, 'DELETE'),
  }
}

export type Session = Awaited<ReturnType<typeof newSession>>

/** The key under which an answer contains an element instead of a value. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A call that arrives while a page is being left may never be answered. */
const maxCallMs = 30_000

export type Found = { [elementKey]: string }

async function call<T>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(maxCallMs),
  })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`)
  return value
}
