import { expect, test } from 'vitest'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'

test('the name of a downloaded file contains the Pacific date', async () => {
  // In the evening there, when it is already tomorrow in UTC.
  await using app = await startTestApp({ now: new Date('2026-11-24T05:00:00Z') })
  const staff = await staffMember(app)
  for (const answer of [
    await staff.get('/api/contact_submissions/export?format=csv'),
    await staff.get('/api/newsletter_subscribers/export?format=json'),
    await staff.post('/api/privacy/export', { email: 'ann@shop.example' }),
  ]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/filename="[a-z-]+-2026-11-23\.\w+"$/)
  }
})
