import { path } from '#app/site/drawings/plate/sheet.ts'

/** A pencil to the right of the end of its line, where its tip is. */
export const pencil = (x: number, y: number) =>
  path('cast', `M${x} ${y}l10 5h44v9h-40l-12 -7z`) +
  path('light', `M${x} ${y}l9 -7l4 8z`) +
  path('solid', `M${x} ${y}l4 -3l2 4z`) +
  path('poppy', `M${x + 9} ${y - 7}l34 -16l4 8l-34 16z`) +
  path('dark bare', `M${x + 11} ${y - 3}l34 -16l2 4l-34 16z`)
