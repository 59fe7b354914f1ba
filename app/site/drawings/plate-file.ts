/** A finished drawing in a file of its own. Sizes are in CSS pixels at its natural size. */
export type PlateFile = { src: string; width: number; height: number }
