/** Stands under everything that is shown to be tried. */
export const demonstrationNote = 'Demonstration, made by us. Not client work.'

/** Something of our own to try, and what it tells those who only read. */
export type Demonstration = {
  id: string
  title: string
  lead: string
  /** What it is, if it does something real. */
  note?: string
}
