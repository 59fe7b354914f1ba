import { retention } from './retention.ts'

export default retention(1.2, 420)
