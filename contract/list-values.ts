/**
 * The values of a list in a query are joined by commas. A word of a visitor's link can hold a comma itself: there it is
 * written %2C, and a percent sign %25, before the whole is encoded. No zod here, so that screens need not load it.
 */
export const escapeCommas = (word: string) => word.replaceAll('%', '%25').replaceAll(',', '%2C')
export const unescapeCommas = (word: string) => word.replaceAll(/%2C/gi, ',').replaceAll('%25', '%')
