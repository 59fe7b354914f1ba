import { channel } from './channel.ts'

export default channel(480, 22, 1.05)
