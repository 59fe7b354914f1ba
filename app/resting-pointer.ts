/** Browsers report one move of a pointer that merely rests over a page that loads, which is no interaction. */
export const rests = (event?: Partial<MouseEvent>) =>
  event?.type == 'pointermove' && !event.movementX && !event.movementY
