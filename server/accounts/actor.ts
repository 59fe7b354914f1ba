/** The signed-in person who performs an action. */
export type Actor = { userId: string; email: string }
