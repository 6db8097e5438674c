import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'
import { requireMeant } from './public-address.ts'

const start = (given: Record<string, string>) => () => requireMeant(parseEnv(given))

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.20' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://vanij.example' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
])('a demo that others reach by %o does not start by accident', (given) => {
  const [name = '', value = ''] = Object.entries(given)[0] ?? []
  expect(start(given)).toThrow(`${name}=${value} opens Vanij to others, and the passwords of the demo`)
  expect(start({ ...given, DEMO: 'public' })).not.toThrow()
  expect(start({ ...given, DEMO: 'off' })).not.toThrow()
  expect(start({ ...given, DEMO: 'off', RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS=off is for load tests')
})

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2', PUBLIC_URL: 'http://market.localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000', RATE_LIMITS: 'off' },
])('a demo on this machine alone starts: %o', (given: Record<string, string>) => {
  expect(start(given)).not.toThrow()
})
