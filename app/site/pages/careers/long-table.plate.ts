import { longTable } from './long-table.ts'

export default longTable('row')
