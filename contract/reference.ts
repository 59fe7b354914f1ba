/** The short form of an enquiry's id that people can read out: "7F3A-90C2", the end of the UUID, which is its random part. */
export function enquiryReference(id: string) {
  const tail = id.slice(-8).toUpperCase()
  return `${tail.slice(0, 4)}-${tail.slice(4)}`
}

/** The reference that an address's query names, if it is one. */
export function referenceIn(query: string) {
  const named = new URLSearchParams(query).get('reference')
  return named?.match(/^[0-9A-F]{4}-[0-9A-F]{4}$/)?.[0]
}
