import { expect, test } from 'vitest'
import { aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('a file with too many quotation marks says so, and one that is no JSON as before', async () => {
  const token = await testApp.tokenOf(await aSeller(testApp.db))
  const upload = async (payload: string) => {
    const headers = { token, 'content-type': 'application/json' }
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/seller/imports', headers, payload })
    return [answer.statusCode, answer.json().content]
  }
  const csv = `product_name\n${'""'.repeat(600_000)}`
  expect(await upload(JSON.stringify({ file_name: 'goods.csv', csv }))).toEqual([
    400,
    'This file holds more than a million quotation marks. Save it without them, or send it in parts.',
  ])
  expect(await upload('{"csv": ')).toEqual([400, 'The request could not be read. Send a JSON object.'])
})
