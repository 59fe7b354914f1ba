import { piecesOnShelves } from './pieces.ts'

export default piecesOnShelves(360, [9, 9, 7, 6])
