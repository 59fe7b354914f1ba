/** Of sources and campaigns, which are in an index: PostgreSQL refuses a row whose part of one is too long. */
const longest = 200

/** As much of what a visitor's link said as lists are narrowed by. */
export const originKey = <Text extends string | null>(text: Text) =>
  text === null ? text : text.slice(0, longest).toWellFormed()
