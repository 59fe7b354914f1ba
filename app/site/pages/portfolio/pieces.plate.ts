import { piecesInRows } from './pieces.ts'

export default piecesInRows(13)
