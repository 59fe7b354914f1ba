declare module 'subset-font' {
  export type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    noHinting?: boolean
    keepFeatures?: string[]
    variationAxes?:
      | Record<string, number | { min: number; max: number; default?: number }>
      | undefined
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
