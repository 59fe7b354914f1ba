import { expect, test } from 'vitest'
import { judgePublicUrl } from './public-url.ts'

const built = 'https://agency.example'

test('a site built for another address is not served, and the message names the command that fixes it', () => {
  for (const wrong of [
    'https://www.agency.example',
    'http://agency.example',
    'http://10.0.0.1:3000',
  ])
    expect(judgePublicUrl(wrong, built)).toEqual({
      refusal: `PUBLIC_URL is ${wrong}, but the site was built for ${built}. Build it again: PUBLIC_URL=${wrong} npm run build`,
    })
  // Built on a laptop and copied to the server.
  expect(judgePublicUrl(built, 'http://localhost:3000')).toHaveProperty('refusal')
})

test('with a loopback address, as when trying the site, there is only a warning', () => {
  for (const local of [
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://[::1]',
    'http://a.localhost',
  ])
    expect(judgePublicUrl(local, built)).toEqual({
      warning: expect.stringContaining(`PUBLIC_URL=${local} npm run build`),
    })
})

test('there is no message if the addresses agree or only the build names one', () => {
  expect(judgePublicUrl(built, built)).toEqual({})
  expect(judgePublicUrl('', built)).toEqual({})
})
