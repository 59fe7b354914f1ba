const maxLength = 300
const maxFrames = 8

/** Removes possibly personal data from a message: quoted values, addresses, queries, tokens, numbers. */
export function scrub(message: string) {
  return message
    .slice(0, 2 * maxLength)
    .replaceAll(/(["'`])(?:(?!\1).){0,600}\1/gs, quoted)
    .replaceAll(/\S{0,300}@\S{0,300}/g, '[address]')
    .replaceAll(/[?#]\S{1,600}/g, '?[...]')
    .replaceAll(/[\w.~+/-]{24,}/g, '[token]')
    .replaceAll(/\d{5,}/g, '[number]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxLength)
}

/** Identifiers from our own code are kept because they describe the error: "reading 'length'". */
const quoted = (text: string, _mark: string, at: number, whole: string) =>
  /(reading|setting|property) $/.test(whole.slice(Math.max(0, at - 10), at)) &&
  /^.[\w$]{1,40}.$/.test(text)
    ? text
    : '"[...]"'

/** The part of a stack that is kept: positions in our own files, with name, line and column. */
export function whereIn(stack: string) {
  const places = stack
    .slice(0, 4_000)
    .matchAll(/\/assets\/([\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/g)
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).slice(
    0,
    maxFrames,
  )
}
