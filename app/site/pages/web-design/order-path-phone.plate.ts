import { orderPath } from './order-path.ts'

export default orderPath(890, 1.9)
