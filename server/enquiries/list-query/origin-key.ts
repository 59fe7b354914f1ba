/** Sources and campaigns are in an index, and PostgreSQL refuses a row with too long a value for one. */
const maxLength = 200

/** As much of what a visitor's link said as lists are narrowed by. */
export const originKey = <Text extends string | null>(text: Text) =>
  text === null ? text : text.slice(0, maxLength).toWellFormed()

/** The filter's value for enquiries whose link named none. */
export const noOrigin = 'none'
