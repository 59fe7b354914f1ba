const maxLength = 300
const maxFrames = 8

/** A message without what may be somebody's: quoted values, addresses, what follows a question mark, tokens, numbers. */
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

/** Names of our own code tell what the fault is: "reading 'length'". */
const quoted = (text: string, _mark: string, at: number, whole: string) =>
  /(reading|setting|property) $/.test(whole.slice(Math.max(0, at - 10), at)) &&
  /^.[\w$]{1,40}.$/.test(text)
    ? text
    : '"[...]"'

/** What is kept of a stack: the places in our own files, with name, line and column. */
export function whereIn(stack: string) {
  const places = stack
    .slice(0, 4_000)
    .matchAll(/\/assets\/([\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/g)
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).slice(
    0,
    maxFrames,
  )
}
