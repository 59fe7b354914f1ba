import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { notify } from '#app/ui/notify.ts'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const done = copied === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      notify.warning('Not Copied', 'This browser does not let the page use the clipboard.')
    }
  }
  return (
    <Tooltip text={done ? 'Copied' : label}>
      <button
        type="button"
        className="icon-action"
        aria-label={label}
        disabled={!text}
        onClick={() => void copy()}
      >
        {done ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className="unseen" role="status">
          {done ? 'Copied' : ''}
        </span>
      </button>
    </Tooltip>
  )
}
