import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { limitConcurrency } from '#server/concurrency/concurrency-limit.ts'
import { findByPassword, hashPassword } from './password.service.ts'

const isPassword = async (password: string, password_hash: string | undefined) =>
  (await findByPassword(password, async () =>
    password_hash === undefined ? undefined : { password_hash },
  )) !== undefined

test('a password is kept as argon2id with its parameters and a salt of its own', async () => {
  const [one, two] = [await hashPassword('nayi-dukaan'), await hashPassword('nayi-dukaan')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword('nayi-dukaan', one)).toBe(true)
  expect(await isPassword('nayi-dukaan', two)).toBe(true)
  expect(await isPassword('nayi-dukaaN', one)).toBe(false)
})

test('a hash with other parameters stays readable', async () => {
  const cheap = argon2Sync('argon2id', {
    message: 'password',
    nonce: 'somesaltsomesalt',
    memory: 256,
    passes: 3,
    parallelism: 1,
    tagLength: 32,
  })
  const text = `$argon2id$v=19$m=256,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$${cheap.toString('base64').replace('=', '')}`
  expect(await isPassword('password', text)).toBe(true)
  expect(await isPassword('Password', text)).toBe(false)
})

test('letters typed as other code points are the same password', async () => {
  const hash = await hashPassword('caf\u00e9-jaipur')
  expect(await isPassword('cafe\u0301-jaipur', hash)).toBe(true)
})

test.each([undefined, '', 'none', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'the hash %s fits no password',
  async (hash) => {
    expect(await isPassword('', hash)).toBe(false)
    expect(await isPassword('none', hash)).toBe(false)
  },
)

test('nothing is computed for somebody who may not try', async () => {
  const refusal = findByPassword('x', () => Promise.reject(new Error('wait')))
  await expect(refusal).rejects.toThrow('wait')
})

test('turns: so many at once, so many waiting, the next is sent away, and a failure frees its turn', async () => {
  const inTurn = limitConcurrency(2, 3)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const start = (name: number) =>
    inTurn(() => {
      begun.push(name)
      return new Promise<number>((resolve, reject) => {
        ends[name] = () => (name === 0 ? reject(new Error('broken')) : resolve(name))
      })
    })
  const all = Promise.allSettled(Array.from({ length: 6 }, (_, name) => start(name)))
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  for (let name = 0; name < 5; name += 1) {
    ends[name]?.()
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun.length).toBe(Math.min(5, name + 3))
  }
  const [failed, ...rest] = await all
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('broken') })
  expect(rest.slice(0, 4).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
  expect(rest[4]).toMatchObject({ reason: { status: 429 } })
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
