/** A pointer that rests over the page is said to move once, by nothing: no sign of the visitor. */
export function rests(event?: Event) {
  const pointer = event as MouseEvent | undefined
  return pointer?.type == 'pointermove' && !pointer.movementX && !pointer.movementY
}
