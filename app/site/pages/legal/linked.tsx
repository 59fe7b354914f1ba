import { organization } from '#content/organization.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

const { email, telephone } = organization
const ways: Record<string, string> = {
  [email]: `mailto:${email}`,
  [telephone]: `tel:${telephone.replaceAll(' ', '')}`,
}
const escaped = Object.keys(ways).map((words) => words.replace(/[.+*?^${}()|[\]\\]/g, '\\$&'))
const either = new RegExp(`(${escaped.join('|')})`)

/** A text in which the agency's e-mail address and telephone number are links. */
export function Linked({ text }: { text: string }) {
  return text.split(either).map((part, at) =>
    ways[part] ? (
      <a key={at} href={ways[part]}>
        {part}
      </a>
    ) : (
      <Unbroken key={at}>{part}</Unbroken>
    ),
  )
}
