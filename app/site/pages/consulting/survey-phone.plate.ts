import { survey } from './survey.ts'

export default survey(800, 1.6)
