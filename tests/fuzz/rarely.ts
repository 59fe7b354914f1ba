import fc from 'fast-check'

/** Returns the first in one of ten cases. */
export const rarely = <T>(seldom: fc.Arbitrary<T>, often: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 1, arbitrary: seldom }, { weight: 9, arbitrary: often })

/** Encoded for an address or a form, including what a browser would not send raw. */
export const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed())
export const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
