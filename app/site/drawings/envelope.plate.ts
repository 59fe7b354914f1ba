import { envelope } from './envelope.ts'
import { sheet } from './plate/sheet.ts'

export default sheet({ width: 560, height: 470 }, ...envelope)
