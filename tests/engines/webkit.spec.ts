import { describe } from 'vitest'
import { journeysIn } from './journeys.ts'
import { openWebKit } from './webkit.ts'

describe('WebKit', () => {
  journeysIn(openWebKit)
})
