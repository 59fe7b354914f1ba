import { describe } from 'vitest'
import { openFirefox } from './firefox.ts'
import { journeysIn } from './journeys.ts'

describe('Firefox', () => {
  journeysIn(openFirefox)
})
