const [object, lens, focal] = [74, 370, 111] as const
/** The thin lens: the object's distance and the focal length give the distance of the image. */
const distance = (focal * (lens - object)) / (lens - object - focal)
const [axis, tall] = [196, 138] as const

/** Positions in the drawing of the lens: along its axis, and over and under it. */
export const optics = {
  axis,
  floor: 372,
  object,
  lens,
  focal,
  image: Math.round(lens + distance),
  /** The top of the product, and of its image. */
  tip: axis - tall,
  copy: Math.round(axis + (tall * distance) / (lens - object)),
}
