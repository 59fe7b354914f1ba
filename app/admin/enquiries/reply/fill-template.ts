/** What a template may name, and what it stands for. */
export type TemplateValues = Record<'name' | 'company' | 'reference' | 'me', string>

/** In one pass: a name that looks like a placeholder itself stays as it is. */
export const fillTemplate = (text: string, values: TemplateValues) =>
  text.replaceAll(/\{(name|company|reference|me)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? values[key as keyof TemplateValues] : whole,
  )
