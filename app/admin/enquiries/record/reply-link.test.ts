import { expect, test } from 'vitest'
import { replyLink } from './reply-link.ts'

const enquiry = {
  id: '0193e6a0-0000-7000-8000-0000b3f7bb72',
  name: 'Ada & Co',
  email: 'ada+shop@example.com',
  message: 'One\nTwo?',
}

test('a mailto link contains the reference, a greeting and the quoted message', () => {
  const link = new URL(replyLink(enquiry))
  expect(decodeURIComponent(link.pathname)).toBe('ada+shop@example.com')
  expect(link.searchParams.get('subject')).toBe('Your enquiry [B3F7-BB72]')
  expect(link.searchParams.get('body')).toBe('Hello Ada & Co,\r\n\r\n\r\n\r\n> One\r\n> Two?')
})

test('an address cannot inject headers into a mailto link, and a long message is cut between characters', () => {
  const email = 'a@b.example?bcc=everyone@example.com'
  const link = new URL(replyLink({ ...enquiry, email, message: '😀'.repeat(5000) }))
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.searchParams.get('body')).toMatch(/^[^�]+(😀){400}$/u)
})
