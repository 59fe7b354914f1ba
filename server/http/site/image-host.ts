/**
 * The build writes the host of pictures into the pages, and the server allows that host: with another one browsers would
 * refuse every picture. Returns the refusal, if any.
 */
export function judgeImageHost(imageHost: string, builtFor: string) {
  if (imageHost.replace(/\/+$/, '') === builtFor) return undefined
  const what = `IMAGE_HOST is ${imageHost || 'not set'}, but the site was built`
  const without = builtFor ? `for ${builtFor}` : 'without one'
  return `${what} ${without}. Build it again: IMAGE_HOST=${imageHost} npm run build`
}
