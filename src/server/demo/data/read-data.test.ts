import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'
import { readList } from './read-data.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-demo-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const Good = z.strictObject({ name: z.string(), tiers: z.array(z.number('is no price')) })

const read = async (text: string) => {
  await writeFile(join(folder, 'goods.json'), text)
  return () => readList('goods.json', Good, folder)
}

test('what a file of the demo market holds is read as it is', async () => {
  const goods = [{ name: 'Rope', tiers: [40, 38] }]
  expect((await read(JSON.stringify(goods)))()).toEqual(goods)
})

test.each([
  [[{ name: 'Rope', tiers: [40, 'x'] }], 'demo/goods.json, entry 1 “Rope”, tiers.1: is no price'],
  [
    [
      { name: 'Rope', tiers: [] },
      { name: 'Tap', tires: [], tiers: [] },
    ],
    'demo/goods.json, entry 2 “Tap”: Unrecognized key: "tires"',
  ],
  [[null], 'demo/goods.json, entry 1: Invalid input: expected object, received null'],
  [{}, 'demo/goods.json: Invalid input: expected array, received object'],
])('what does not fit is told with its file and entry: %j', async (goods, sentence) => {
  const reading = await read(JSON.stringify(goods))
  expect(reading).toThrow(StartupError)
  expect(reading).toThrow(sentence)
})

test('a file that is no JSON is named', async () => {
  expect(await read('[{')).toThrow('demo/goods.json is no JSON: ')
})
