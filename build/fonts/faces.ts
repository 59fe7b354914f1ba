import { bold, mono, regular, type SystemFont } from './system-fonts.ts'

type Axes = Record<string, number | { min: number; max: number; default: number }>

export type Face = {
  name: string
  family: string
  /** The address of the font file in its package. */
  source: string
  /** CSS weight or range of weights that the file covers. */
  weight: string
  axes?: Axes
  features: string[]
  fallbacks: Fallback[]
  /** Needs its fallback also while the web font is slow or if it fails, because other fonts are too wide for phones. */
  isWideInOthers?: true
}

/** System fonts that are shown until the web font is loaded, and the instance of the web font that they are matched to. */
export type Fallback = {
  weight: string
  axes?: Axes
  /** The last installed one is used. */
  systemFonts: SystemFont[]
}

export const faces: Face[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    source: import.meta
      .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    weight: '600 800',
    axes: { opsz: 72, wdth: 92, wght: 680 },
    features: ['kern', 'liga', 'ccmp', 'mark', 'lnum'],
    isWideInOthers: true,
    fallbacks: [
      {
        weight: '600 800',
        axes: { opsz: 72, wdth: 92, wght: 680 },
        systemFonts: bold,
      },
    ],
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    source: import.meta
      .resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    weight: '400 700',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'],
    fallbacks: [
      // Weight 500 is 1.5 % wider, which is not worth further rules.
      { weight: '400 500', axes: { wght: 400 }, systemFonts: regular },
      { weight: '600 700', axes: { wght: 625 }, systemFonts: bold },
    ],
  },
  {
    name: 'ibm-plex-mono',
    family: 'IBM Plex Mono',
    source: import.meta
      .resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'),
    weight: '400 700',
    features: ['ccmp', 'mark'],
    fallbacks: [{ weight: '400 700', systemFonts: mono }],
  },
]
