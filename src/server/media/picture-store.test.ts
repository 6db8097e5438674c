import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { addressOf, fileOf, widthsOf } from './picture-address.rules.ts'
import { storePicture } from './picture-store.service.ts'

const testApp = openTestApp()

const aPicture = (content: string) => ({
  width: 300,
  height: 200,
  files: new Map([
    [240, Buffer.from(`${content} small`)],
    [300, Buffer.from(content)],
  ]),
})

test('a picture is kept in all its files under the address that names the largest', async () => {
  const url = await storePicture(testApp.app.services, aPicture('steel bolt'))
  expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/300\.webp$/)
  const id = url.split('/')[2] ?? ''
  const { storage } = testApp.app.services
  expect(String(await storage.get(fileOf(id, 300)))).toBe('steel bolt')
  expect(String(await storage.get(fileOf(id, 240)))).toBe('steel bolt small')
})

test('the same picture twice is one picture', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 5 }, () => storePicture(testApp.app.services, aPicture('copper wire'))),
  )
  expect(new Set([first, ...others]).size).toBe(1)
  const Count = z.object({ count: z.int() })
  const { count } = await testApp.db.one(
    rows(Count)`select count(*) from pictures where picture_id = ${first?.split('/')[2]}`,
  )
  expect(count).toBe(1)
})

test.each([
  [1, [1]],
  [240, [240]],
  [241, [240, 241]],
  [960, [240, 480, 960]],
  [1600, [240, 480, 960, 1600]],
  [5000, [240, 480, 960, 1600]],
])('a picture %i px wide is kept in the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test.each(['0', '0240', '1601', '99999', '-1', '240.5', '2e2', ' 240', '240.webp/..', '../240'])(
  'no picture has the width %s',
  (width) => {
    expect(addressOf(`${'0'.repeat(32)}/${width}.webp`)).toBeUndefined()
  },
)
