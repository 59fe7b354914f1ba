import { channel } from './channel.ts'

export default channel(1344, 27)
