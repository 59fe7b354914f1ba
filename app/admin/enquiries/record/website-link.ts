/** The link for a website that a visitor typed: http and https only, else null. "example.com" stays plain text. */
export function websiteLink(text: string) {
  const url = URL.parse(text.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
