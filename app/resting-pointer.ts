/** A pointer that rests over the page is said to move once, by nothing: no sign of the visitor. */
export function rests(event?: Event) {
  const { type, movementX, movementY } = (event ?? {}) as Partial<MouseEvent>
  return type == 'pointermove' && !movementX && !movementY
}
