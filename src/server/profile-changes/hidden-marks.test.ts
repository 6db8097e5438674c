import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { asLine } from '#contract/invisible.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const file = new URL('../db/migrations/0341-names-without-hidden-marks.repeat.sql', import.meta.url)

const Names = z.object({ full_name: z.string(), company_name: z.string().nullable() })

const namesOf = ({ user_id }: Someone) =>
  testApp.db.one(rows(Names)`select full_name, company_name from users where user_id = ${user_id}`)

const mend = async () => (await testApp.pool.query(await readFile(file, 'utf8'))).rowCount

/** Every character that is dropped from a name; of the last plane, which has thousands of them, its ends. */
const hidden = Array.from({ length: 0xe_1000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff) && (code < 0xe_0100 || code > 0xe_0ff0))
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => asLine(`A${letter}B`) !== `A${letter}B`)

test('names from before lose the marks that nobody sees, as names that are typed now', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const joined = 'क्‍ष Traders'
  await testApp.db.run(sql`
    update users set full_name = 'As' || chr(8203) || 'ha' where user_id = ${buyer.user_id}`)
  await testApp.db.run(sql`
    update users set full_name = ${joined}, company_name = ${hidden.map((letter) => `A${letter}B`).join('')}
    where user_id = ${seller.user_id}`)
  await mend()
  expect((await namesOf(buyer)).full_name).toBe('Asha')
  expect(await namesOf(seller)).toEqual({
    full_name: joined,
    company_name: asLine(hidden.map((letter) => `A${letter}B`).join('')),
  })
  expect(await mend()).toBe(0)
})

test('a name of hidden marks alone stays, and is not looked at for ever', async () => {
  const buyer = await aBuyer(testApp.db)
  await testApp.db.run(sql`update users set full_name = chr(8203) where user_id = ${buyer.user_id}`)
  expect(await mend()).toBe(0)
  expect((await namesOf(buyer)).full_name).toBe('\u200b')
})
