import { join } from './join.ts'
import { filmed, kept } from './street.ts'

/** A street: three posters, one of which stops people; and the shop that shows what the poster promised. */
export default join(filmed, kept)
