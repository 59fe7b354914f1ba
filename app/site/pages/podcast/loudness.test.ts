import { page } from '#content/pages/podcast.ts'
import { expect, test } from 'vitest'
import { integratedLoudness } from './loudness.ts'
import { gainRange, loudnessAt, takes } from './takes.ts'

test('the loudness of a constant sound is that of each moment', () => {
  expect(integratedLoudness([-16, -16, -16])).toBeCloseTo(-16)
})

test('energy is averaged, not decibels', () => {
  // Half of the energy of -10: 3 dB below it, and a bit for the rest.
  expect(integratedLoudness([-10, -19])).toBeCloseTo(-12.5, 1)
})

test('silence and pauses do not make a show quieter', () => {
  const said = integratedLoudness([-16, -15, -17])
  expect(integratedLoudness([-16, -80, -15, -90, -17])).toBeCloseTo(said)
  expect(integratedLoudness([-16, -40, -15, -38, -17])).toBeCloseTo(said)
})

test('gain changes the loudness by its amount', () => {
  const moments = takes.host
  const raised = moments.map((each) => each + 6)
  expect(integratedLoudness(raised) - integratedLoudness(moments)).toBeCloseTo(6)
})

test('the recording misses its target at first, and both voices can be brought to it', () => {
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

test('what is said of the recording is by how much each voice has to be moved', () => {
  const { verdict } = page.leveling
  expect(verdict(loudnessAt({ host: 0, guest: 0 }))).toMatch(
    /^The host is 8\.7 LU below the line, the guest 4\.7 LU above the line\./,
  )
  expect(verdict(loudnessAt({ host: 8.5, guest: -4.5 }))).toMatch(/^Both voices are on the line/)
})
