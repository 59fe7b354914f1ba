/** The short form of an enquiry's id, to read out: "7F3A-90C2", the last and random part of the UUID. */
export function enquiryReference(id: string) {
  const tail = id.slice(-8).toUpperCase()
  return `${tail.slice(0, 4)}-${tail.slice(4)}`
}

/** The reference in an address's query, if it has a valid one. */
export function referenceIn(query: string) {
  const named = new URLSearchParams(query).get('reference')
  return named?.match(/^[0-9A-F]{4}-[0-9A-F]{4}$/)?.[0]
}
