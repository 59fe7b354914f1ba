const maxNameLength = 40

/** The name of an enquiry, of at most 40 characters, for a message. */
export const shortened = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name
