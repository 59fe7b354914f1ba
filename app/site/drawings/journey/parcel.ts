/** How long, how deep and how high the parcel is that travels through the stations. */
export const [length, depth, height] = [62, 52, 40]
