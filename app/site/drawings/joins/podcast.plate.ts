import { sent } from './house.ts'
import { join } from './join.ts'
import { filmed } from './talk.ts'

/** One cable: the talk at the table is filmed for clips, and is delivered to the windows that have asked for it. */
export default join(filmed, sent)
