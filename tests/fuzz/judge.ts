import { Problem } from '#contract/problem.ts'
import type { HostileRequest } from './requests.ts'
import type { Answer } from './send.ts'

const largestBody = 65_536
/** Text of internal errors, which must not leave the server. */
const inside = /node_modules|SQLITE_|\bat .+\.(ts|js):\d+|syntax error at|relation "|kysely/i

/** What is wrong with an answer; empty if nothing is. */
export function judge(hostile: HostileRequest, answer: Answer): string {
  const { status, headers, body } = answer
  const { call, as, method } = hostile
  // A client that sends more than is read may find the connection closed before the answer.
  if (status === 0)
    return (hostile.body?.length ?? 0) > largestBody ? '' : `no answer: ${body.slice(0, 200)}`
  if (status >= 500) return `${status}: ${body.slice(0, 300)}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'without nosniff'
  if (status < 400) {
    const isMeant = method === call.method && !hostile.headers.authorization
    const may =
      call.who === 'anybody' || as === 'admin' || (as === 'user' && call.who === 'account')
    return isMeant && !may ? `${status} for ${as}` : ''
  }
  if (inside.test(body)) return `tells about its inside: ${body.slice(0, 300)}`
  return method === 'HEAD' ? '' : shapeFault(hostile, answer)
}

/** Every refusal below /api has one of our shapes. */
function shapeFault({ path, headers: sent }: HostileRequest, { status, headers, body }: Answer) {
  const type = headers['content-type'] ?? ''
  if (!path.startsWith('/api/'))
    return /problem\+json|text\/(html|plain)/.test(type) ? '' : `a refusal as ${type}`
  if (type.startsWith('text/html'))
    return /form|csp|html|x-/.test(`${sent['content-type']}${path}`)
      ? ''
      : 'a page for what is no form'
  try {
    const said = JSON.parse(body) as Record<string, unknown>
    if (path.startsWith('/api/auth/') && type.startsWith('application/json'))
      return 'error_code' in said || 'error' in said ? '' : `not an error of GoTrue: ${body}`
    if (!type.startsWith('application/problem+json')) return `a refusal as ${type}`
    return Problem.parse(said).status === status ? '' : `says ${String(said.status)} with ${status}`
  } catch {
    return `an unreadable refusal ${status} as ${type}: ${body.slice(0, 200)}`
  }
}
