export type Part = { first: number; last: number }

/**
 * The bytes requested by a Range header. Undefined if the whole file is to be sent (RFC 9110, section 14.2): no header,
 * another unit, several parts, or a malformed value.
 */
export function partOf(range: string | undefined, size: number): Part | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'beyond'
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'beyond'
}
