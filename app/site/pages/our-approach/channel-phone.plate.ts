import { channel } from './channel.ts'

export default channel(720, 22, 1.5)
