/** For `refine`: a change whose fields may all be absent has to have one. */
export const changesSomething = (change: object) =>
  Object.values(change).some((value) => value !== undefined)

export const changesNothing = { error: 'changes nothing' }
