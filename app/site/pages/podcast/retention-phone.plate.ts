import { retention } from './retention.ts'

export default retention(1.7)
