import { organization } from '#content/organization.ts'
import type { SeoRecord } from '#content/seo.ts'
import { Hatching } from './ui/drawing/hatching.tsx'
import type { ScreenHandle } from './screen.ts'

export type DocumentAssets = {
  /** The public origin of the site, for absolute URLs. */
  origin: string
  /** URLs of scripts and style sheets. */
  scripts: string[]
  styles: string[]
  /** Style sheets that are already inlined; linked so that the client does not fetch them again. */
  inlined: string[]
  /** For search engines and link previews. */
  seoTags?:
    | { shareImage: string; twin: string; graph: string; type: 'website' | 'article' }
    | undefined
  inlineStyle?: string
  /** At the end of the page, or with `inlineFirst` in its head. */
  inlineScripts?: string[]
  inlineFirst?: boolean
}

type Props = { path: string; app: string; screen: ScreenHandle; assets: DocumentAssets }

/** The HTML document around a rendered screen. Only used by the build. */
export function Document({ path, app, screen, assets }: Props) {
  const { seo } = screen
  const robots = seo.robots ?? 'index, follow'
  const canonical = robots.startsWith('noindex')
    ? undefined
    : (seo.canonicalUrl ?? new URL(path.replace(/\?.*/, ''), assets.origin).href)
  const scripts = assets.inlineScripts?.map((text) => (
    <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
  ))
  return (
    <html
      lang="en"
      // Built pages of /admin load their fonts after the first paint (admin-inline.ts).
      data-fonts={assets.scripts.length && !assets.inlineFirst ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{seo.title}</title>
        <meta name="description" content={seo.description} />
        <meta name="keywords" content={seo.keywords} />
        <meta name="robots" content={robots} />
        <meta name="language" content="English" />
        <meta name="geo.region" content="US-CA" />
        <meta name="geo.placename" content={organization.address.locality} />
        <meta name="geo.position" content={organization.position.join(';')} />
        <meta name="ICBM" content={organization.position.join(', ')} />
        <meta property="og:type" content={assets.seoTags?.type ?? 'website'} />
        <meta property="og:site_name" content={organization.name} />
        <meta property="og:locale" content="en_US" />
        <meta property="og:title" content={seo.ogTitle} />
        <meta property="og:description" content={seo.ogDescription} />
        {canonical && <meta property="og:url" content={canonical} />}
        {canonical && <link rel="canonical" href={canonical} />}
        {assets.seoTags && <SeoTags path={path} seo={seo} {...assets.seoTags} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#faf8f3" />
        {assets.inlineFirst && scripts}
        {assets.inlineStyle && <style dangerouslySetInnerHTML={{ __html: assets.inlineStyle }} />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.inlined.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {!assets.scripts.length && assets.inlined.length > 0 && (
          <noscript>
            {assets.inlined.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
          </noscript>
        )}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} async />
        ))}
      </head>
      <body>
        {!assets.scripts.length && <Hatching />}
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
        {!assets.inlineFirst && scripts}
      </body>
    </html>
  )
}

function SeoTags({
  path,
  seo,
  shareImage,
  twin,
  graph,
}: { path: string; seo: SeoRecord } & NonNullable<DocumentAssets['seoTags']>) {
  return (
    <>
      <meta property="og:image" content={shareImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={seo.ogTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={seo.ogTitle} />
      <meta name="twitter:description" content={seo.ogDescription} />
      <meta name="twitter:image" content={shareImage} />
      <link rel="alternate" type="text/markdown" href={twin} />
      {path.startsWith('/resources') && (
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Resources" />
      )}
      {path === '/resources' && (
        <link
          rel="alternate"
          type="application/feed+json"
          href="/feed.json"
          title="Resources (JSON)"
        />
      )}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
    </>
  )
}
