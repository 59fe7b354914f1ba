import { sequence } from './sequence.ts'

export default sequence(840, 1.7)
