/** The absolute gate in LUFS: anything quieter is silence. */
const silence = -70
/** The relative gate in LU below the mean, which excludes pauses between words. */
const pause = 10

const power = (level: number) => 10 ** (level / 10)
const level = (power: number) => 10 * Math.log10(power)
const mean = (levels: number[]) =>
  levels.length
    ? level(levels.reduce((sum, each) => sum + power(each), 0) / levels.length)
    : silence

/**
 * Integrated loudness in LUFS with the two gates of ITU-R BS.1770: the energy is averaged without silence, and then
 * again without anything that is more than 10 LU below that average.
 */
export function integratedLoudness(moments: number[]) {
  const heard = moments.filter((each) => each > silence)
  const gate = mean(heard) - pause
  return mean(heard.filter((each) => each > gate))
}
