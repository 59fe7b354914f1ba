/**
 * The lines of a chart's water along a shore: each at an equal distance from the land, closed around islands, joined
 * where two shores are near, thinner the further out. The shore is a closed path and is to be drawn over them.
 *
 * A broad stroke of the line's color under a stroke of the water's that is a little narrower leaves such a line, without
 * the loops of an offset curve.
 */
export function waterLines(id: string, shore: string, water: string, distances: readonly number[]) {
  const stroke = (color: string, width: number) =>
    `<use href="#${id}" stroke="var(--color-${color})" stroke-width="${Math.round(width * 100) / 100}"/>`
  const rings = distances.toReversed().map((distance, index) => {
    const weight = 0.5 + (1.3 * index) / distances.length
    return stroke('blueprint', 2 * distance + weight) + stroke(water, 2 * distance - weight)
  })
  return `<defs><path id="${id}" d="${shore}"/></defs><g fill="none" stroke-linejoin="round">${rings.join('')}</g>`
}
