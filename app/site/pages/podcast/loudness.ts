/** Below this a moment is silence, and not counted. */
const silence = -70
/** A moment this much below the mean is a pause between words, and not counted either. */
const pause = 10

const power = (level: number) => 10 ** (level / 10)
const level = (power: number) => 10 * Math.log10(power)
const mean = (levels: number[]) =>
  levels.length
    ? level(levels.reduce((sum, each) => sum + power(each), 0) / levels.length)
    : silence

/**
 * Integrated loudness out of the loudness of each moment, in LUFS, by the two gates of ITU-R BS.1770: energy is averaged
 * without silence, and again without what is more than 10 LU below that.
 */
export function integratedLoudness(moments: number[]) {
  const heard = moments.filter((each) => each > silence)
  const gate = mean(heard) - pause
  return mean(heard.filter((each) => each > gate))
}
