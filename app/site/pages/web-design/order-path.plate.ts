import { orderPath } from './order-path.ts'

export default orderPath(1344)
