import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.rules.ts'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => reasonOf(error),
  )

async function aClosedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a refused connection is told by its address, whoever asked for it', async () => {
  const port = await aClosedPort()
  const reason = `nothing listens at 127.0.0.1:${port}`
  const client = new pg.Client({ connectionString: `postgres://vanij@127.0.0.1:${port}/vanij` })
  expect(await failure(client.connect())).toBe(reason)
  expect(await failure(fetch(`http://127.0.0.1:${port}`))).toBe(reason)
})

test('a host that does not exist is named', async () => {
  expect(await failure(lookup('db.invalid'))).toMatch(
    /^(there is no host named db\.invalid|the name of db\.invalid could not be looked up)$/,
  )
})

test('what needs no translation stays, in one line and without its full stop', () => {
  expect(reasonOf(new Error('password authentication\nfailed for user "vanij".'))).toBe(
    'password authentication failed for user "vanij"',
  )
  expect(reasonOf({ message: '', code: 'EWHATEVER' })).toBe('EWHATEVER')
  expect(reasonOf(new AggregateError([Object.assign(new Error('x'), { code: 'ETIMEDOUT' })]))).toBe(
    'it did not answer in time',
  )
})
