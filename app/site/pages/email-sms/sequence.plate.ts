import { sequence } from './sequence.ts'

export default sequence(1344)
