import { expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import type { Check } from './check.ts'
import { notesOf } from './database.ts'
import { examine, reportOf } from './examine.ts'

const aCheck = (name: string, find: Check['find']): Check => ({ name, find })
const written = {
  DATABASE_URL: 'postgres://vanij:p%40ss-word@db.example/vanij',
  SECRET_KEY: '5e'.repeat(32),
}
const subject = { env: parseEnv(written), written }

test('what is well is reported, and who waits for it may go on', async () => {
  const report = reportOf(await examine(subject, [aCheck('disk', async () => [])]))
  expect(report).toEqual({ text: '  disk: well\nAll that is set is well.', exitCode: 0 })
})

test('a check that fails itself is a finding, and the others are made', async () => {
  const examined = await examine(subject, [
    aCheck('disk', () => Promise.reject(new Error('no such disk.'))),
    aCheck('clock', async () => ['The clock stands still: wind it up.']),
  ])
  expect(reportOf(examined)).toEqual({
    text: '! disk: This could not be checked: no such disk.\n! clock: The clock stands still: wind it up.\n2 things need a look.',
    exitCode: 1,
  })
})

test('a note is printed beside what is well, and whoever waits may go on', async () => {
  const noted = { ...aCheck('database', async () => []), note: async () => notesOf(false) }
  const report = reportOf(await examine(subject, [noted]))
  expect(report.text).toMatch(
    /^ {2}database: well\n {2}database, a note: The database has no data_checksums .+\nAll that is set is well\.$/,
  )
  expect(report.exitCode).toBe(0)
  expect(notesOf(true)).toEqual([])
})

test('no password and no key is printed, as it was written or as it is used', async () => {
  const tells = aCheck('database', async () => [
    `${written.DATABASE_URL} says p@ss-word, p%40ss-word and ${written.SECRET_KEY}.`,
  ])
  const { text } = reportOf(await examine(subject, [tells]))
  expect(text).toContain('… says …, … and ….')
})
