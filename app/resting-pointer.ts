/** Browsers report one move of a pointer that merely rests over a page that loads, which is no interaction. */
export function rests(event?: Event) {
  const pointer = event as MouseEvent | undefined
  return pointer?.type == 'pointermove' && !pointer.movementX && !pointer.movementY
}
