/** The address a website text may link to: only http and https, or nothing. A bare "example.com" stays text. */
export function websiteLink(text: string) {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
