/** Sources and campaigns are indexed, and PostgreSQL refuses index entries that are too long. */
const maxLength = 200

/** The part of a source or campaign that lists filter by. */
export const originKey = <Text extends string | null>(text: Text) =>
  text === null ? text : text.slice(0, maxLength).toWellFormed()

/** The filter's value for enquiries whose link had none. */
export const noOrigin = 'none'
