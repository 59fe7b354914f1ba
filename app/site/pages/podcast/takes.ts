import { integratedLoudness } from './loudness.ts'

/** The loudness of each moment of the recording in LUFS: a host far from the microphone, and a guest close to it. */
export const takes = {
  host: [
    -34, -27, -24, -25, -22, -26, -36, -25, -23, -24, -27, -29, -40, -26, -23, -22, -25, -24, -28,
    -38, -26, -24, -25, -23,
  ],
  guest: [
    -24, -14, -11, -12, -9, -13, -12, -10, -22, -12, -9, -11, -13, -10, -12, -26, -13, -11, -10,
    -12, -9, -11, -14, -20,
  ],
}

export type Voice = keyof typeof takes
export type Gains = Record<Voice, number>

export const voices = Object.keys(takes) as Voice[]
export const gainRange = { min: -12, max: 12, step: 0.5 }

const fullScale = 0

export const momentsOf = (voice: Voice, gain: number) =>
  takes[voice].map((each) => Math.min(each + gain, fullScale))

/** Whether the gain lifts a moment above full scale, where it is cut off. */
export const clips = (voice: Voice, gain: number) => Math.max(...takes[voice]) + gain > fullScale

/** Each voice, and both together. */
export function loudnessAt(gains: Gains) {
  const host = momentsOf('host', gains.host)
  const guest = momentsOf('guest', gains.guest)
  return {
    host: integratedLoudness(host),
    guest: integratedLoudness(guest),
    show: integratedLoudness([...host, ...guest]),
  }
}
