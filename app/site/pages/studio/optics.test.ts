import { expect, test } from 'vitest'
import { optics } from './optics.ts'

test('the sensor stands where the lens makes a sharp image, and the image is as high as the lens makes it', () => {
  const { axis, object, lens, image, focal, tip, copy } = optics
  const [before, behind] = [lens - object, image - lens]
  expect(1 / before + 1 / behind).toBeCloseTo(1 / focal, 4)
  expect((copy - axis) / (axis - tip)).toBeCloseTo(behind / before, 2)
})
