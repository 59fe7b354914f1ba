import type { ReactNode } from 'react'

const tones = {
  plain: 'border-sand bg-sheet text-ink-soft',
  blueprint: 'border-blueprint/30 bg-blueprint-tint text-blueprint-strong',
  kelp: 'border-kelp/30 bg-kelp-tint text-kelp',
  poppy: 'border-poppy/40 bg-poppy-tint text-poppy-deep',
  rust: 'border-rust/30 bg-rust-tint text-rust',
}

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: ReactNode
}) {
  return (
    <span
      className={`annotation inline-flex items-center rounded-sm border px-2 py-0.5 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
