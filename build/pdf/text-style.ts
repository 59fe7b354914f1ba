const size = 10.5

/** The style of running text, in points. */
export const textStyle = {
  size,
  lineGap: 3.2,
  indent: 16,
  gap: 7,
  codeSize: size - 1.5,
  codeGap: 2,
}

/** The style of tables. */
export const table = { size: size - 1.2, padding: 5, lineGap: 1.5 }
