import { expect, test } from 'vitest'
import { isPublic, type Lookup, checkedLookup, targetFault } from './public-address.ts'

test('only addresses of the public internet count as public', () => {
  for (const address of ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])
    expect(isPublic(address), address).toBe(true)
  const others = `0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.1 127.255.0.1 169.254.169.254
    172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.7
    203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 168.63.129.16
    :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1
    2002:7f00:1::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1
    nonsense`
  for (const address of others.split(/\s+/)) expect(isPublic(address), address).toBe(false)
})

test('an address in a private network is refused in every spelling', () => {
  const spellings = `http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f000001/ http://0177.0.0.1/
    http://0x7f.0.0.0x1/ http://127.0.0.1./ http://[::1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/
    http://[0:0:0:0:0:0:0:1]/ http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://169.254.169.254/latest
    http://[fd00:ec2::254]/ http://[fe80::1]/ http://0/ http://0.0.0.0/ http://10.0.0.1:8080/
    http://１２７.0.0.1/ http://127。0。0。1/ http://localhost/ http://LOCALHOST./ http://a.localhost/
    http://any.name.localhost/
    http://168.63.129.16/`
  for (const spelling of spellings.split(/\s+/))
    expect(targetFault(new URL(spelling)), spelling).toMatch(/^leads into a private network/)
  const others = `https://hooks.example.com/x?y http://1.1.1.1/ https://a.example:8443/
    https://mylocalhost/ https://localhost.example.com/`
  for (const url of others.split(/\s+/)) expect(targetFault(new URL(url)), url).toBeNull()
})

test('the ports of other services are refused', () => {
  for (const port of [22, 25, 110, 587, 1023])
    expect(targetFault(new URL(`http://a.example:${port}/`)), `${port}`).toMatch(/^must use/)
  for (const port of [80, 443, 1024, 8080])
    for (const scheme of ['http', 'https'])
      expect(targetFault(new URL(`${scheme}://a.example:${port}/`)), `${port}`).toBeNull()
})

const answering =
  (...addresses: string[]): Lookup =>
  (_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const look = (lookup: Lookup, options: object) =>
  new Promise<unknown>((resolve, reject) => {
    checkedLookup(lookup)('a.example', options, (error, address, family) =>
      error ? reject(error) : resolve(family === undefined ? address : [address, family]),
    )
  })

test('a name is refused if any of its addresses is private', async () => {
  const one = answering('1.1.1.1', '2606:4700::1111')
  expect(await look(one, {})).toEqual(['1.1.1.1', 4])
  expect(await look(one, { all: true })).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  for (const hidden of ['127.0.0.1', '::ffff:10.0.0.1', '169.254.169.254'])
    await expect(look(answering('1.1.1.1', hidden), { all: true })).rejects.toThrow(hidden)
  const failing: Lookup = (_host, _options, callback) => callback(new Error('ENOTFOUND'), [])
  await expect(look(failing, {})).rejects.toThrow('ENOTFOUND')
})

test('a lookup asks for all addresses of a name, in the requested family', async () => {
  const asked: object[] = []
  const noting: Lookup = (host, options, callback) => {
    asked.push(options)
    answering('1.1.1.1', '8.8.8.8')(host, options, callback)
  }
  expect(await look(noting, { family: 4, all: false })).toEqual(['1.1.1.1', 4])
  expect(asked).toEqual([{ family: 4, all: true }])
  expect(await look(answering(), {})).toBe('')
})
