import type { Inline } from '#content/article.ts'
import { SiteLink } from '#app/site/site-link.tsx'

/** Running text with its emphasis and links. */
export const Words = ({ of }: { of: Inline[] }) =>
  of.map((word, index) => (typeof word === 'string' ? word : <Marked key={index} word={word} />))

function Marked({ word }: { word: Exclude<Inline, string> }) {
  const words = <Words of={word.children} />
  if (word.kind !== 'link') {
    const Mark = word.kind
    return <Mark>{words}</Mark>
  }
  return word.href.startsWith('/') ? (
    <SiteLink to={word.href}>{words}</SiteLink>
  ) : (
    <a href={word.href}>{words}</a>
  )
}
