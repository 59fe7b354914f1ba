import { survey } from './survey.ts'

export default survey({ width: 1344, hatching: 1.7 })
