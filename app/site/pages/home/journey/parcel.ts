/** Length, depth and height of the parcel that moves through the stations. */
export const [length, depth, height] = [62, 52, 40]
