import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { notify } from './notify.ts'
import { IconButton } from './icon-button.tsx'
import styles from './icon-button.module.css'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const done = copied === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      // Cleared first, so that copying again is announced again.
      setCopied(null)
      setTimeout(() => setCopied(text))
    } catch {
      notify.warning('Not Copied', 'This browser does not let the page use the clipboard.')
    }
  }
  return (
    <>
      <IconButton
        label={label}
        icon={done ? <Check aria-hidden /> : <Copy aria-hidden />}
        disabled={!text}
        onClick={() => void copy()}
      />
      <span className={styles.unseen} role="status">
        {done ? 'Copied' : ''}
      </span>
    </>
  )
}
