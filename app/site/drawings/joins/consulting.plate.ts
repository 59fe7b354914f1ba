import { email } from './bridge.ts'
import { edge } from './edge.ts'
import { media } from './wall.ts'

/** Both on the same surveyed land. */
export default edge(media, email)
