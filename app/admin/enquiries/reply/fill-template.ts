/** The placeholders of a template and their values. */
export type TemplateValues = Record<'name' | 'company' | 'reference' | 'me', string>

/** In a single pass, so that a placeholder within a value is not replaced. */
export const fillTemplate = (text: string, values: TemplateValues) =>
  text.replaceAll(/\{(name|company|reference|me)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? values[key as keyof TemplateValues] : whole,
  )
