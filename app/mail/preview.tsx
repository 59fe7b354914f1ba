import { render } from '@react-email/render'
import type { MailData, MailKind, RenderedMail } from '#contract/mail.ts'
import { mailKinds, renderMail } from './render.tsx'
import { samples } from './samples.ts'

const all = mailKinds.flatMap((kind) =>
  Object.entries<MailData[MailKind]>(samples[kind]).map(([name, data]) => ({ kind, name, data })),
)
const pathOf = ({ kind, name }: (typeof all)[number]) => `/${kind}/${name.replaceAll(' ', '-')}`

type Answer = { type: 'text/html' | 'text/plain'; body: string }

/**
 * For development: every mail with sample data. `/` lists them, `/KIND/SAMPLE.html` and `.txt` are the two parts of
 * one. Returns null for any other path.
 */
export async function previewMail(path: string): Promise<Answer | null> {
  if (path === '/') {
    const subjects = await Promise.all(all.map(({ kind, data }) => renderMail(kind, data)))
    return { type: 'text/html', body: await render(<List mails={subjects} />) }
  }
  const shown = all.find((each) => path.replace(/\.(html|txt)$/, '') === pathOf(each))
  if (!shown) return null
  const { html, text } = await renderMail(shown.kind, shown.data)
  return path.endsWith('.txt')
    ? { type: 'text/plain', body: text }
    : { type: 'text/html', body: html }
}

function List({ mails }: { mails: RenderedMail[] }) {
  return (
    <html lang="en">
      <head>
        <title>Mails</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{'body{font:1rem/1.8 sans-serif;margin:2rem}td{padding-right:1.5rem}'}</style>
      </head>
      <body>
        <h1>Mails, with sample data</h1>
        <table>
          <tbody>
            {all.map((each, index) => (
              <tr key={pathOf(each)}>
                <td>{each.kind}</td>
                <td>{each.name}</td>
                <td>{mails[index]?.subject}</td>
                <td>
                  <a href={`/_mail${pathOf(each)}.html`}>HTML</a>
                </td>
                <td>
                  <a href={`/_mail${pathOf(each)}.txt`}>text</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </body>
    </html>
  )
}
