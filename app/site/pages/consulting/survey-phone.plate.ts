import { survey } from './survey.ts'

export default survey({
  width: 660,
  weight: 1.4,
  hatching: 1.5,
  deep: 88,
  behind: 0.92,
  ahead: 52,
  stand: 81,
})
