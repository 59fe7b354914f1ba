/** The file of a finished drawing. Sizes are in CSS pixels at its natural size. */
export type PlateFile = { src: string; width: number; height: number }
