/** The waveform of a voice: words, breaths and pauses. The same seed always gives the same one. */
function loudness(index: number, seed: number) {
  const phrase = Math.sin(index * 0.13 + seed) * Math.sin(index * 0.047 + seed * 3)
  const word = Math.sin(index * 0.71 + seed * 7) * 0.6 + Math.sin(index * 2.3 + seed) * 0.4
  return 0.08 + Math.abs(phrase) * (0.45 + 0.55 * Math.abs(word))
}

type Wave = { from: number; to: number; y: number; height: number; seed: number; step?: number }

/** One stroke for each moment between `from` and `to`, up and down from the line at `y`. */
export function waveform({ from, to, y, height, seed, step = 8 }: Wave) {
  const strokes: string[] = []
  for (let x = from; x <= to; x += step) {
    const half = Math.max(1, Math.round((height / 2) * loudness(x / step, seed)))
    strokes.push(`M${x} ${y - half}v${half * 2}`)
  }
  return strokes.join('')
}
