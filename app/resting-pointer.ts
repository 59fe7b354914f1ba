/** Browsers report one move of a pointer that only rests over the page: that is no sign of the visitor. */
export function rests(event?: Event) {
  const pointer = event as MouseEvent | undefined
  return pointer?.type == 'pointermove' && !pointer.movementX && !pointer.movementY
}
