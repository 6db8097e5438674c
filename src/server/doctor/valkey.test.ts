import { beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { describeWithOwnValkey, openTestValkey } from '#server/testing/several/test-valkey.ts'
import { valkeyCheck } from './valkey.ts'

const find = (written: Record<string, string>) => valkeyCheck.find({ env: parseEnv(written), written })

test('a Valkey that cannot be reached, or that nobody uses, is named; none is not set', async () => {
  expect(await find({})).toBe('not set')
  const [unused, finding] = await find({ VALKEY_URL: 'valkey://127.0.0.1:1', SEVERAL_PROCESSES: 'off' })
  expect(unused).toBe('VALKEY_URL is not used while SEVERAL_PROCESSES is off: remove one of the two.')
  expect(finding).toMatch(
    /^Valkey of VALKEY_URL cannot be used \(nothing listens at .+\): check its address, its password and what/,
  )
})

describeWithOwnValkey('a Valkey that is there', () => {
  const server = openTestValkey({ password: 'a-secret' })
  beforeAll(server.start)
  const urlOf = (password: string) => `valkey://:${password}@127.0.0.1:${server.addressOf().port}`

  test('is well, or its password is wrong', async () => {
    expect(await find({ VALKEY_URL: urlOf('a-secret') })).toEqual([])
    const [finding] = await find({ VALKEY_URL: urlOf('another') })
    expect(finding).toMatch(/^Valkey of VALKEY_URL cannot be used \(WRONGPASS .*\): check/)
  })

  test('that refuses to write when it is full is named', async () => {
    await server.run('CONFIG', 'SET', 'maxmemory', '100mb')
    expect(await find({ VALKEY_URL: urlOf('a-secret') })).toEqual([
      'Valkey refuses to write when its maxmemory is full: set maxmemory-policy to allkeys-lru, for nothing there must stay.',
    ])
    await server.run('CONFIG', 'SET', 'maxmemory', '0')
  })

  test('that is a replica is named', async () => {
    await server.run('REPLICAOF', '127.0.0.1', '1')
    const findings = await find({ VALKEY_URL: urlOf('a-secret') })
    expect([findings].flat().join(' ')).toMatch(/READONLY|leads to a replica/)
    await server.run('REPLICAOF', 'NO', 'ONE')
  })
})
