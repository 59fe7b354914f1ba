import { envelope, envelopeSize } from './envelope.ts'
import { sheet } from './plate/sheet.ts'

export default sheet(envelopeSize, ...envelope)
