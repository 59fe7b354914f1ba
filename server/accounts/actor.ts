/** The signed-in person who does something. */
export type Actor = { userId: string; email: string }
