/** A line of RFC 4180. What a spreadsheet would take for a formula becomes text by an apostrophe before it. */
export const csvLine = (cells: (string | null)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

function csvCell(text: string | null) {
  if (text === null) return ''
  const safe = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
