import { piecesInColumns } from './pieces.ts'

export default piecesInColumns(4, 13)
