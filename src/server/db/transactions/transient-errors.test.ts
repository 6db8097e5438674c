import { expect, test } from 'vitest'
import { isTransient } from './transient-errors.ts'

test.each([
  { code: '25006', message: 'cannot execute INSERT in a read-only transaction' },
  { code: '25P03', message: 'terminating connection due to idle-in-transaction timeout' },
  { code: '57P01', message: 'terminating connection due to administrator command' },
  { code: '57P02', message: 'terminating connection because of crash of another server process' },
  { code: '57P03', message: 'the database system is starting up' },
  { code: '53100', message: 'could not extend file: No space left on device' },
  { code: 'ENOSPC', message: 'no space left on device, write' },
  { code: 'ECONNRESET', message: 'read ECONNRESET' },
  { code: 'ETIMEDOUT', message: 'read ETIMEDOUT' },
  { message: 'Client has encountered a connection error and is not queryable' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'Query read timeout' },
])('the database is asked again after: $message', (trouble) => {
  expect(isTransient(trouble)).toBe(true)
})

test.each([
  { code: '23505', message: 'duplicate key value violates unique constraint' },
  { code: '42P01', message: 'relation does not exist' },
  { message: 'expected one row' },
])('a fault of ours is none that passes: $message', (trouble) => {
  expect(isTransient(trouble)).toBe(false)
})
