import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { NewReply } from '#contract/reply.ts'
import { replyLimits } from '#contract/text-limits.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { OthersReplying, useAnnounceReplying } from '#app/admin/live/replying.tsx'
import { tooLong } from '#app/admin/enquiries/too-long.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Menu, MenuItem, MenuNote } from '#app/ui/menu.tsx'
import styles from './composer.module.css'
import { fillTemplate } from './fill-template.ts'
import type { PartOfEnquiry } from '#app/admin/enquiries/queries.ts'
import { templateList } from './reply-templates.ts'
import { firstLetter, templateValues, useReplyDraft } from './use-reply-draft.ts'
import { withTemplate } from './with-template.ts'
import { useAnsweredMeanwhile } from './use-answered-meanwhile.ts'
import { useSendReply } from './use-send-reply.ts'

type ComposerProps = {
  record: PartOfEnquiry
  close: () => void
  reopen: () => void
  onSent: () => void
}

/** The form for a reply. Loaded on demand, because most enquiries are only read. */
export function Composer({ record, close, reopen, onSent }: ComposerProps) {
  const account = useAccount()
  const { data: health } = useQuery(deliveryHealth)
  const { letter, write, restore } = useReplyDraft(record, account)
  const outcome = { write, restore, close, reopen, onSent }
  const { send, sending, refused } = useSendReply(record.id, outcome)
  const answered = useAnsweredMeanwhile(record.id)
  useAnnounceReplying(record.id)
  const templates = useQuery(templateList)
  const field = useRef<HTMLTextAreaElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const { subject, text } = letter

  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    area?.form?.scrollIntoView({ block: 'nearest' })
    const record = area?.closest('article')
    return () => {
      // After sending or closing, the focus moves to the record's heading.
      setTimeout(() => {
        if (document.activeElement === document.body)
          record?.querySelector('h2')?.focus({ preventScroll: true })
      })
    }
  }, [])

  const use = (template: NewReply) => {
    const values = templateValues(record, account)
    const filled = (one: NewReply) => ({
      subject: fillTemplate(one.subject, values).slice(0, replyLimits.subject),
      text: fillTemplate(one.text, values),
    })
    const others = templates.data?.map(filled) ?? []
    write(withTemplate(letter, filled(template), [firstLetter(record), ...others]))
    field.current?.focus()
  }
  const over = {
    subject: tooLong(subject, replyLimits.subject),
    text: tooLong(text, replyLimits.text),
  }
  const overlong = over.subject
    ? `The subject has ${over.subject}.`
    : over.text && `The reply has ${over.text}.`
  const objection = [refused, answered.question].filter(Boolean).join(' ')
  // It moves Send down.
  useEffect(() => {
    if (objection) foot.current?.scrollIntoView({ block: 'nearest' })
  }, [objection])
  const isReady = text.trim() !== '' && subject.trim() !== '' && !overlong
  const submit = () => void (isReady && !sending && answered.confirms() && send(letter))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat) submit()
  }
  return (
    <form
      className={styles.composer}
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.to}>
        <span>
          To <bdi>{record.email}</bdi>
        </span>
        {!answered.notice && <OthersReplying id={record.id} />}
        <p className={styles.answered} role="alert">
          {answered.notice}
        </p>
        <IconButton label="Close; the draft is kept" icon={<X aria-hidden />} onClick={close} />
      </div>
      <input
        aria-label="Subject"
        aria-invalid={over.subject !== null}
        value={subject}
        readOnly={sending}
        onChange={({ target }) => write({ ...letter, subject: target.value })}
        onKeyDown={press}
      />
      <textarea
        ref={field}
        aria-label="Reply to the visitor"
        rows={8}
        dir="auto"
        aria-invalid={over.text !== null}
        value={text}
        readOnly={sending}
        onChange={({ target }) => write({ ...letter, text: target.value })}
        onKeyDown={press}
      />
      {record.message && (
        <details className={styles.quote}>
          <summary>The visitor’s message is quoted below it</summary>
          <blockquote dir="auto">{record.message}</blockquote>
        </details>
      )}
      <p className={styles.refused} role="alert">
        {overlong ?? objection}
      </p>
      <div ref={foot} className={styles.foot}>
        <Menu
          label="Templates"
          trigger={
            <Button look="quiet" size="small">
              Template
            </Button>
          }
        >
          {templates.data?.map((template) => (
            <MenuItem key={template.id} onSelect={() => use(template)}>
              {template.name}
            </MenuItem>
          ))}
          {templates.data?.length === 0 && <MenuNote>No templates yet.</MenuNote>}
          {templates.isError && <MenuNote>Templates could not be loaded.</MenuNote>}
        </Menu>
        <Link to="/admin/settings#templates">Edit templates</Link>
        <p>
          From <bdi>{health?.mail_from ?? 'the agency’s address'}</bdi>; answers go to{' '}
          <bdi>{account.email}</bdi>
        </p>
        <Button
          type="submit"
          size="small"
          busy={sending}
          disabled={!isReady}
          aria-keyshortcuts="Control+Enter"
        >
          {answered.asks ? 'Send Anyway' : 'Send'}
        </Button>
      </div>
    </form>
  )
}
