import { isLoopbackHost } from './loopback.ts'

type Verdict = { refusal?: string; warning?: string }

/**
 * The public address is written into canonical links, sitemap and feed at build. A server with another one would send
 * search engines and readers elsewhere. A loopback address is only for trying the site.
 */
export function judgePublicUrl(publicUrl: string, builtFor: string): Verdict {
  if (!publicUrl || publicUrl === builtFor) return {}
  const what = `PUBLIC_URL is ${publicUrl}, but the site was built for ${builtFor}.`
  const sentence = `${what} Build it again: PUBLIC_URL=${publicUrl} npm run build`
  const { hostname } = new URL(publicUrl)
  const isLocal = isLoopbackHost(hostname) || hostname.endsWith('.localhost')
  return isLocal ? { warning: sentence } : { refusal: sentence }
}

/**
 * The address for links in mail: PUBLIC_URL, else the one that the site was built for, else, where that is still a
 * reserved name, the address on which the server listens.
 */
export function publicUrlFor(publicUrl: string, builtFor: string | undefined, local: () => string) {
  if (publicUrl) return publicUrl
  if (builtFor && !new URL(builtFor).hostname.endsWith('.example')) return builtFor
  return local()
}
