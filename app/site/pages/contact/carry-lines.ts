/**
 * The visitor's own message with the lines of their plan and their estimate. A line replaces the one with the same label,
 * such as "Savings estimate:", that was carried into the message before it, and is otherwise added below. One that was
 * carried already stays as the visitor left it.
 */
export function carryLines(message: string, lines: string, carried = '') {
  const text = message.split('\n')
  const before = carried.split('\n')
  for (const line of lines.split('\n')) {
    if (before.concat(text).includes(line)) continue
    const [label] = line.split(':')
    const former = text.findIndex((each) => before.includes(each) && each.startsWith(`${label}:`))
    text[former < 0 ? text.length : former] = line
  }
  return text.join('\n')
}
