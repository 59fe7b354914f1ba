const size = 10.5

/** Points: the setting of running text. */
export const textStyle = { size, lineGap: 3.2, indent: 16, codeSize: size - 1.5, codeGap: 2 }

/** The setting of tables. */
export const table = { size: size - 1.2, padding: 5, lineGap: 1.5 }
