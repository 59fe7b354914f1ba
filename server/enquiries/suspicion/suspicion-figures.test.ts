import { expect, test } from 'vitest'
import { honestHeldOut } from '#tests/enquiry-samples/honest-held-out.ts'
import { honestTuning } from '#tests/enquiry-samples/honest-tuning.ts'
import { sampleEnquiry, type Sample } from '#tests/enquiry-samples/sample.ts'
import { spamHeldOut } from '#tests/enquiry-samples/spam-held-out.ts'
import { spamTuning } from '#tests/enquiry-samples/spam-tuning.ts'
import { suspicionOf } from './suspicion.ts'

const held = (samples: Sample[]) =>
  samples.filter((sample) => suspicionOf(sampleEnquiry(sample), { repeated: false }) !== null)

const halves: [string, Sample[], Sample[]][] = [
  ['that the weights were set on', honestTuning, spamTuning],
  ['that was held out', honestHeldOut, spamHeldOut],
]

test.each(halves)(
  'in the half %s at most 1 honest message in 100 is quarantined, and at least 85 unwanted ones in 100',
  (half, honest, spam) => {
    const wronglyHeld = held(honest).length
    const rightlyHeld = held(spam).length
    const precision = rightlyHeld / (rightlyHeld + wronglyHeld)
    const recall = rightlyHeld / spam.length
    console.info(
      `Spam filter, the half ${half}: precision ${percent(precision)}, recall ${percent(recall)}; ` +
        `${wronglyHeld} of ${honest.length} honest and ${rightlyHeld} of ${spam.length} unwanted messages kept apart`,
    )
    expect(wronglyHeld / honest.length).toBeLessThanOrEqual(0.01)
    expect(recall).toBeGreaterThanOrEqual(0.85)
  },
)

test('there are at least 150 messages of each kind, none of them twice', () => {
  for (const samples of [
    [...honestTuning, ...honestHeldOut],
    [...spamTuning, ...spamHeldOut],
  ]) {
    expect(samples.length).toBeGreaterThanOrEqual(150)
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(samples.length)
  }
})

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
