import { expect, test } from 'vitest'
import { valkeyAddressOf } from './valkey-address.ts'

test('an address names host, port, encryption, account, database and prefix', () => {
  expect(valkeyAddressOf('valkeys://vanij:p%40ss@valkey.example:7000/2?prefix=delhi')).toEqual({
    host: 'valkey.example',
    port: 7000,
    isEncrypted: true,
    username: 'vanij',
    password: 'p@ss',
    database: 2,
    prefix: 'delhi:',
  })
  expect(valkeyAddressOf('redis://:secret@[::1]')).toEqual({
    host: '::1',
    port: 6379,
    isEncrypted: false,
    username: undefined,
    password: 'secret',
    database: 0,
    prefix: 'vanij:',
  })
  expect(valkeyAddressOf('rediss://valkey.example')?.isEncrypted).toBe(true)
})

test.each([
  'valkey.example:6379',
  'http://valkey.example',
  'valkey://',
  'valkey://valkey.example/first',
  'valkey://valkey.example?prefix=a b',
  'valkey://valkey.example?tls=off',
])('%s is no address', (text) => {
  expect(valkeyAddressOf(text)).toBeUndefined()
})
