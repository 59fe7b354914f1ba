import { expect, test } from 'vitest'
import { judgeImageHost } from './image-host.ts'

const host = 'https://pictures.example'

test('a site built for another host of pictures is not served, and the message names the command that mends it', () => {
  expect(judgeImageHost(host, '')).toBe(
    `IMAGE_HOST is ${host}, but the site was built without one. Build it again: IMAGE_HOST=${host} npm run build`,
  )
  expect(judgeImageHost('', host)).toBe(
    `IMAGE_HOST is not set, but the site was built for ${host}. Build it again: IMAGE_HOST= npm run build`,
  )
})

test('there is no message if the hosts agree, apart from a slash at the end', () => {
  expect(judgeImageHost('', '')).toBeUndefined()
  expect(judgeImageHost(`${host}/`, host)).toBeUndefined()
})
