import { expect, test } from 'vitest'
import { getDeskCase } from '#contract/admin/admin-cases.ts'
import { getCase, openCase } from '#contract/cases/case.ts'
import { sendMessage } from '#server/chats/message.service.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function aRudeMessage() {
  const chat = await aChat(testApp)
  const { user_id } = chat.seller
  const sender = { user_id, account_type: 'seller' as const, session_id: '' }
  const { seq } = await sendMessage(testApp.db, sender, { roomId: chat.roomId, message: 'Pay me in cash' })
  return { ...chat, message: { room_id: chat.roomId, seq } }
}

const report = (person: Someone, draft: object) =>
  testApp.as(person)(openCase, { kind: 'content', words: 'Please look', ...draft })

test('a message is reported from its chat: the desk reads that one, its sender learns nothing', async () => {
  const { buyer, seller, message } = await aRudeMessage()
  const { case: opened } = await report(buyer, { message })
  expect(opened).toMatchObject({ kind: 'content', subject: '“Pay me in cash”', state: 'escalated' })
  const admin = await anAdmin(testApp.db)
  const { case: seen } = await testApp.as(admin)(getDeskCase, { caseId: opened.case_id })
  expect(seen.subject).toBe('“Pay me in cash”')
  await expect(testApp.as(seller)(getCase, { caseId: opened.case_id })).rejects.toMatchObject({ status: 404 })
})

test('nobody reports a message of somebody else’s chat, nor their own', async () => {
  const { seller, message } = await aRudeMessage()
  const stranger = await aBuyer(testApp.db)
  await expect(report(stranger, { message })).rejects.toMatchObject({ status: 404 })
  await expect(report(seller, { message })).rejects.toThrow('You cannot report yourself.')
})

test('a page of the site is reported by its path', async () => {
  const { case: opened } = await report(await aBuyer(testApp.db), { page: '/blog/Tiles/1' })
  expect(opened).toMatchObject({ subject: '/blog/Tiles/1', other: null })
})

test('the same report again joins the first, also twice in one moment', async () => {
  const buyer = await aBuyer(testApp.db)
  const productId = await aProduct(testApp.db)
  const draft = { kind: 'listing', productId }
  const opened = await Promise.all([1, 2, 3, 4].map(() => report(buyer, draft)))
  expect(new Set(opened.map(({ case: { case_id } }) => case_id)).size).toBe(1)
  const { case: seen } = await testApp.as(buyer)(getCase, { caseId: opened[0]?.case.case_id ?? '' })
  expect(seen.events.map(({ event }) => event)).toEqual(['opened', 'joined', 'joined', 'joined'])
})

test('a seller is reported as a supplier or as a person: two reports', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const about = { aboutId: seller.user_id }
  const one = await report(buyer, { kind: 'supplier', ...about })
  const other = await report(buyer, { kind: 'person', ...about })
  expect(one.case.case_id).not.toBe(other.case.case_id)
})
