import { piecesInColumns } from './pieces.ts'

export default piecesInColumns(2, 26)
