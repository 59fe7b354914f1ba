/**
 * A line of RFC 4180. What a spreadsheet would take for a formula becomes text by an apostrophe before it. Where lists are
 * separated by semicolons a spreadsheet may split a cell at each of those, and at each tab and line break.
 */
export const csvLine = (cells: (string | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

const formula = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function csvCell(text: string | null) {
  if (text === null) return ''
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replaceAll(formula, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
