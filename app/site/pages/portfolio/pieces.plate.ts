import { piecesOnShelves } from './pieces.ts'

export default piecesOnShelves(520, [13, 13, 11, 6])
