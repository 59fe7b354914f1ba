/**
 * The visitor's own message with the lines of their plan and their estimate. A line replaces the one that was carried
 * into the message before it, and is otherwise added below. One that was carried already stays as the visitor left it.
 */
export function carryLines(message: string, lines: string, carried = '') {
  const text = message.split('\n')
  const before = carried.split('\n')
  for (const line of lines.split('\n')) {
    if ([...before, ...text].includes(line)) continue
    const former = text.findIndex((each) => before.includes(each) && isAlike(line, each))
    text[former < 0 ? text.length : former] = line
  }
  return text.join('\n')
}

/** Whether both begin with the same label, such as "Savings estimate:". */
const isAlike = (line: string, other: string) => line.split(':')[0] === other.split(':')[0]
