import { createContext, use } from 'react'
import type { Inline } from '#content/article.ts'
import type { Action } from '#content/page-types.ts'
import { SiteLink } from '#app/site/sections/site-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

/** The need and origin that links to the form record, set by the article around the text. */
export const CallFrom = createContext<Pick<Action, 'need' | 'origin'>>({})

/** Running text with its emphasis and links. */
export const Words = ({ of }: { of: Inline[] }) =>
  of.map((word, index) =>
    typeof word === 'string' ? (
      <Unbroken key={index}>{word}</Unbroken>
    ) : (
      <Marked key={index} word={word} />
    ),
  )

function Marked({ word }: { word: Exclude<Inline, string> }) {
  const { need, origin } = use(CallFrom)
  const words = <Words of={word.children} />
  if (word.kind !== 'link') {
    const Mark = word.kind
    return <Mark>{words}</Mark>
  }
  if (!word.href.startsWith('/')) return <a href={word.href}>{words}</a>
  const call = word.href === '/contact' && { 'data-need': need, 'data-origin': origin }
  return (
    <SiteLink to={word.href} {...call}>
      {words}
    </SiteLink>
  )
}
