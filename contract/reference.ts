/** The short form of an enquiry's id that people can read out: "7F3A-90C2", the end of the UUID, which is its random part. */
export function enquiryReference(id: string) {
  const tail = id.slice(-8).toUpperCase()
  return `${tail.slice(0, 4)}-${tail.slice(4)}`
}
