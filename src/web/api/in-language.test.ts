import { expect, test } from 'vitest'
import { ApiError, createApi } from '#contract/client.ts'
import { listNotifications, readNotifications } from '#contract/notification.ts'
import { common } from '#contract/texts/common.ts'
import { orders } from '#contract/texts/orders.ts'
import { apiInLanguage, sendInLanguage, withSentences } from './in-language.ts'

// The dictionaries of this run are English, so an answer in other words shows where it came from.
const { name, parameters } = orders.onlyLeft({ product: 'Basmati rice', left: 3 })
const sentence = { name, parameters }
const inOwnWords = 'Only 3 left of Basmati rice.'

const answering = (answer: object, ok = true) =>
  createApi(
    sendInLanguage(async () => ({ ok, status: ok ? 200 : 409, text: async () => JSON.stringify(answer) })),
    () => null,
  )

test('a refusal of the server is shown in the language of the page', async () => {
  const api = answering({ success: false, content: 'केवल 3 शेष', sentence, field: 'quantity' }, false)
  await expect(api(readNotifications, {})).rejects.toMatchObject({ message: inOwnWords, field: 'quantity' })
})

test('so is a success, and each notification of a list', async () => {
  const saved = await answering({ success: true, content: 'केवल 3 शेष', sentence, unread: 0 })(
    readNotifications,
    {},
  )
  expect(saved.content).toBe(inOwnWords)
  const list = [{ message: 'केवल 3 शेष', sentence }, { message: 'written before sentences had names' }]
  const { notifications } = await answering({ success: true, notifications: list })(listNotifications, {})
  expect(notifications.map(({ message }) => message)).toEqual([
    inOwnWords,
    'written before sentences had names',
  ])
})

test.each(['content', 'message', 'problem', 'text', 'device'])('a sentence may stand under %s', (field) => {
  const [row] = withSentences([{ [field]: 'केवल 3 शेष', sentence, name: 'Asha' }], () => inOwnWords)
  expect(row).toEqual({ [field]: inOwnWords, sentence, name: 'Asha' })
})

test('what this page does not know stays in English, as does what people wrote', () => {
  const answer = {
    content: 'Something new.',
    sentence: { name: 'orders.newerThanThisPage', parameters: {} },
    blog: { content: 'A post' },
  }
  expect(withSentences(answer, () => undefined)).toEqual(answer)
})

test('an answer that is no JSON is handed on as it came', async () => {
  const send = sendInLanguage(async () => ({ ok: false, status: 502, text: async () => '<html>Bad gateway' }))
  const answer = await send('/api/orders', { method: 'GET', headers: {} })
  expect(await answer.text()).toBe('<html>Bad gateway')
})

test('a page that the server renders says refusals in its language too', async () => {
  const refusal = Object.assign(new ApiError(409, 'केवल 3 शेष'), { sentence })
  const api = apiInLanguage(() => Promise.reject(refusal))
  await expect(api(listNotifications, {})).rejects.toMatchObject({ status: 409, message: inOwnWords })
  const broken = apiInLanguage(() => Promise.reject(new Error(common.failed.content)))
  await expect(broken(listNotifications, {})).rejects.toThrow(common.failed.content)
})
