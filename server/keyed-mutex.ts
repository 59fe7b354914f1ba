/** Runs what shares a key one after the other, so that a burst of the same request does one piece of work at a time. */
export function keyedMutex() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const leave = () => last.get(key) === turn && last.delete(key)
    turn.then(leave, leave)
    return turn
  }
}
