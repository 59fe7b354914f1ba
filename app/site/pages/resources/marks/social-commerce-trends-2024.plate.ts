import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { ground, marks } from './mark.ts'

/** One screen for each section: those that were read show the product, and the one that is read is lit. */
export default marks(8, (left, turn) => {
  const [x, top] = [left + 1, ground - 26]
  const product = `M${x + 4} ${top + 19}v-7q0 -2 2 -2.4v-3h2v3q2 .4 2 2.4v7z`
  return [
    cabinet({ at: [x, ground], size: [13, 26], back: [3, 2], fill: 'light', outline: 'edge' }),
    turn === 'here' && rect('poppy', x, top, 13, 26),
    turn !== 'ahead' && path(turn === 'here' ? 'label' : 'blueprint', product),
    path('thin', `M${x + 4} ${top + 23}h5`),
  ]
    .filter(Boolean)
    .join('')
})
