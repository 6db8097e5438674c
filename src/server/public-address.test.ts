import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'
import { requirePublicAddress } from './public-address.ts'

const start = (variables: Record<string, string>) => () => requirePublicAddress(parseEnv(variables))

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.20' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://vanij.example' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
])('a demo that others reach by %o does not start by accident', (variables) => {
  const [name = '', value = ''] = Object.entries(variables)[0] ?? []
  expect(start(variables)).toThrow(`${name}=${value} opens Vanij to others, and the passwords of the demo`)
  expect(start({ ...variables, DEMO: 'public' })).not.toThrow()
  expect(start({ ...variables, DEMO: 'off' })).not.toThrow()
  expect(start({ ...variables, DEMO: 'off', RATE_LIMITS: 'off' })).toThrow(
    'RATE_LIMITS=off is for load tests',
  )
})

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2', PUBLIC_URL: 'http://market.localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000', RATE_LIMITS: 'off' },
])('a demo on this machine alone starts: %o', (variables: Record<string, string>) => {
  expect(start(variables)).not.toThrow()
})
