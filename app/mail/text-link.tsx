import { paint } from './paint.ts'

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} {...paint({ text: 'blueprint' }, { textDecoration: 'underline' })}>
      {children}
    </a>
  )
}
