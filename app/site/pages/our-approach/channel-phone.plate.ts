import { channel } from './channel.ts'

export default channel(480, 23, 1.05)
