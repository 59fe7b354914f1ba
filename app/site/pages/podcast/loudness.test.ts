import { page } from '#content/pages/podcast.ts'
import { expect, test } from 'vitest'
import { integratedLoudness } from './loudness.ts'
import { gainRange, loudnessAt, takes } from './takes.ts'

test('the loudness of a constant sound is equal to that of each moment', () => {
  expect(integratedLoudness([-16, -16, -16])).toBeCloseTo(-16)
})

test('averages energy, not decibels', () => {
  // Half of the energy of -10: 3 dB below it, plus a little for the rest.
  expect(integratedLoudness([-10, -19])).toBeCloseTo(-12.5, 1)
})

test('silence and pauses do not lower the loudness of a show', () => {
  const said = integratedLoudness([-16, -15, -17])
  expect(integratedLoudness([-16, -80, -15, -90, -17])).toBeCloseTo(said)
  expect(integratedLoudness([-16, -40, -15, -38, -17])).toBeCloseTo(said)
})

test('a gain changes the loudness by the same amount', () => {
  const moments = takes.host
  const raised = moments.map((each) => each + 6)
  expect(integratedLoudness(raised) - integratedLoudness(moments)).toBeCloseTo(6)
})

test('the recording misses its target at first, and both voices can be adjusted to it', () => {
  const target = page.leveling.target
  expect(Math.abs(loudnessAt({ host: 0, guest: 0 }).show - target)).toBeGreaterThan(2)
  const { host, guest } = loudnessAt({ host: 0, guest: 0 })
  const gains = { host: target - host, guest: target - guest }
  for (const gain of Object.values(gains)) {
    expect(gain).toBeGreaterThan(gainRange.min)
    expect(gain).toBeLessThan(gainRange.max)
  }
  const leveled = loudnessAt(gains)
  for (const each of Object.values(leveled)) expect(each).toBeCloseTo(target)
})

test('the text about the recording says by how much each voice has to be adjusted', () => {
  const { verdict } = page.leveling
  expect(verdict(loudnessAt({ host: 0, guest: 0 }))).toMatch(
    /^The host is 8\.7 LU below the line, the guest 4\.7 LU above the line\./,
  )
  expect(verdict(loudnessAt({ host: 8.5, guest: -4.5 }))).toMatch(/^Both voices are on the line/)
})
