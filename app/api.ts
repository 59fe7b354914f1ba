/** The client of our own API. */

const requestTimeoutMs = 15_000

export const unreachable = 'The server could not be reached. Please try again.'

export type FieldFault = { path: string; message: string }

/** A failed request. Its message may be shown to the user. `status` 0 means that there was no response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly errors: FieldFault[]
  /** Seconds to wait before a retry, if the server has sent them. */
  readonly retryAfter: number | undefined
  /** With code `stale`: the current version of the record. */
  readonly current: unknown

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      title?: string
      errors?: FieldFault[]
      retryAfter?: number
      current?: unknown
    } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.title = more.title ?? 'Error'
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

export type Call = {
  /** POST when there is a body, else GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Used instead of the browser's `fetch`. */
  fetch?: typeof fetch
}

/**
 * Resolves with the parsed JSON of the response (undefined for 204), rejects with an ApiError or the caller's own
 * abort.
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  const deadline = AbortSignal.timeout(requestTimeoutMs)
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
  try {
    const answer = await (call.fetch ?? fetch)(path, { ...requestOf(call), signal })
    if (!answer.ok) throw await errorOf(answer)
    return (answer.status === 204 ? undefined : await readJson(answer)) as T
  } catch (error) {
    if (error instanceof ApiError || call.signal?.aborted) throw error
    throw new ApiError(0, 'unreachable', unreachable)
  }
}

export function requestOf({ method, body, token, headers }: Call): RequestInit {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      accept: 'application/json, application/problem+json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(answer.status, 'unexpected', 'The server gave an answer we cannot read.')
  }
}

/** The body of an error response. */
export async function errorOf(answer: Response) {
  const text = await answer.text()
  const problem = problemIn(text) as {
    code?: string
    title?: string
    detail?: string
    /** The shape of the auth endpoints' errors. */
    msg?: string
    error_code?: string
    errors?: FieldFault[]
    current?: unknown
  }
  const detail =
    problem.detail ?? problem.msg ?? 'Something went wrong on our side. Please try again.'
  return new ApiError(answer.status, problem.error_code ?? problem.code ?? 'unexpected', detail, {
    ...(problem.title && { title: problem.title }),
    ...(Array.isArray(problem.errors) && { errors: problem.errors }),
    ...waitIn(answer),
    ...(problem.current !== undefined && { current: problem.current }),
  })
}

/** The `retryAfter` that the server has sent, if it has. */
export function waitIn({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {}
}

/** For an empty body, or a proxy's HTML page: only the status is known. */
function problemIn(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
