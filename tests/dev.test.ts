import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'

/** What `npm run dev` starts, once it reports that it is ready. */
async function startDev() {
  const dataDir = mkdtempSync(join(tmpdir(), 'anacapa-dev-'))
  const port = await freePort()
  const dev = spawn(process.execPath, ['build/dev.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(dev, 'exit')
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  const said = new Set(['Every mail: ', 'The first admin '])
  for await (const line of createInterface(dev.stdout)) {
    for (const words of said) if (line.startsWith(words)) said.delete(words)
    if (said.size === 0) break
  }
  dev.stdout.resume()
  return `http://127.0.0.1:${port}`
}

test(
  'in development every mail can be viewed at its own address, the forms work, and pictures are shown',
  { timeout: 90_000 },
  async () => {
    const url = await startDev()
    const list = await (await fetch(`${url}/_mail`)).text()
    const mails = [...list.matchAll(/href="([^"]+\.html)"/g)].map(([, path]) => path!)
    expect(mails.length).toBeGreaterThan(12)
    expect(await (await fetch(url + mails[0])).text()).toContain('Harbor Supply')
    const post = async (path: string, body: object) =>
      (
        await fetch(`${url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    const email = 'ann@shop.example'
    const enquiry = { name: 'Ann', email, company: 'Shop', consent: true }
    // The server may still be starting.
    await expect.poll(() => post('submit-contact-form', enquiry)).toBe(201)
    await expect.poll(() => post('subscribe', { email, consentVersion: 'none' })).toBe(202)
    const guide = { email, slug: 'email-automation-playbook', subscribe: false }
    expect(await post('resource-guide', guide)).toBe(202)
    expect(await post('resource-guide', { ...guide, slug: 'no-such-guide' })).toBe(404)
    const got = async (path: string) => {
      const { status, headers } = await fetch(url + path)
      return [status, headers.get('content-type')]
    }
    expect(await got('/healthz')).toEqual([200, 'application/json; charset=utf-8'])
    expect(await got(`/images/${guide.slug}-400x225.avif`)).toEqual([200, 'image/avif'])
    expect(await got('/images/no-such-picture.avif')).toEqual([404, 'text/html; charset=utf-8'])
  },
)
