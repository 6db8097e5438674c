import { expect, test } from 'vitest'
import { findProblems, parseEnv, variables } from '#server/env.ts'
import { StartupError } from '#server/startup-error.ts'
import { secretNames } from './env-problems.rules.ts'

test.each(['https://vanij.example/market', 'https://vanij.example/?a=b', 'https://vanij.example/#top'])(
  'PUBLIC_URL=%s names more than a host and is refused',
  (PUBLIC_URL) => {
    expect(() => parseEnv({ PUBLIC_URL })).toThrow(
      new StartupError(
        `PUBLIC_URL=${PUBLIC_URL} is not usable: it must be an address without a path, such as https://vanij.example.`,
      ),
    )
    expect(parseEnv({ PUBLIC_URL: 'https://vanij.example/' }).publicUrl).toBe('https://vanij.example')
  },
)

test.each([
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT=3000 takes PORT 3000: choose another, such as METRICS_PORT=3001.'],
  [
    { METRICS_PORT: '2998', PROCESSES: '3', HOST: '0.0.0.0' },
    'METRICS_PORT=2998 with PROCESSES=3 takes PORT 3000: choose another, such as METRICS_PORT=3001.',
  ],
  [
    { METRICS_PORT: '65535', PROCESSES: '2' },
    'METRICS_PORT=65535 with PROCESSES=2 takes ports up to 65536: choose one of 65534 at most.',
  ],
])('a port of metrics that is not free is refused in one sentence: %j', (values, sentence) => {
  expect(findProblems(values)).toEqual([sentence])
})

test.each([
  { METRICS_PORT: '2998', PROCESSES: '2' },
  { METRICS_PORT: '3001' },
  { METRICS_PORT: '3000', HOST: '10.0.0.7' },
])('metrics beside the market are accepted: %j', (values) => {
  expect(findProblems(values)).toEqual([])
})

test.each(['postgres://vanij:pl/anted@db.example/vanij', 'postgres://vanij:pl#anted@db.example/vanij'])(
  'an address of a database that cannot be read is refused without being shown: %s',
  (DATABASE_URL) => {
    for (const values of [
      { DATABASE_URL },
      { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: DATABASE_URL },
    ])
      expect(() => parseEnv(values)).toThrow(
        /^DATABASE(_READ)?_URL is not usable: it must be an address such as [^\n]+ in the password\.$/,
      )
  },
)

test.each([
  'postgres://vanij:a%2Fb@db.example:5432/vanij?sslmode=verify-full',
  'postgres://postgres@test/vanij?host=%2Ftmp%2Fsocket',
  'postgresql://vanij:a,b@/vanij?host=/run/postgresql',
  'postgres:///vanij',
])('%s is an address of a database', (DATABASE_URL) => {
  expect(findProblems({ DATABASE_URL })).toEqual([])
})

test('neither a password in PUBLIC_URL nor half a key of backups is ever shown', () => {
  expect(() => parseEnv({ PUBLIC_URL: 'https://asha:planted@vanij.example' })).toThrow(
    new StartupError('PUBLIC_URL=https://…@vanij.example is not usable: it must hold no password.'),
  )
  expect(() => parseEnv({ BACKUP_KEY: 'vanij-restore-planted' })).toThrow(/^BACKUP_KEY is not usable/)
  expect(() => parseEnv({ BACKUP_KEY: 'vanij-restore-planted' })).not.toThrow(/planted/)
})

test.each(['https://asha:pl/anted@vanij.example', 'https://asha:pl@nted/@vanij.example:x'])(
  'a password with signs of an address is not shown either: %s',
  (PUBLIC_URL) => {
    expect(() => parseEnv({ PUBLIC_URL })).toThrow(/^PUBLIC_URL=https:\/\/…@vanij\.example/)
  },
)

test('every variable that may hold a key or a password is among the secrets', () => {
  const harmless = ['PUBLIC_URL', 'LOST_KEY', 'IRP_PUBLIC_KEY']
  const mayHoldSome = Object.keys(variables.shape).filter((name) => /KEY$|_URL$|HEADERS|BACKUP_TO/.test(name))
  expect(mayHoldSome.filter((name) => !secretNames.has(name)).sort()).toEqual(harmless.sort())
})

test('the password in a wrong DATABASE_URL is not shown', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://vanij:secret@db.example/vanij' })).not.toThrow(/secret/)
})
