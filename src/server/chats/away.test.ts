import { expect, test } from 'vitest'
import { openChat } from '#contract/chats/chat.ts'
import { saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { sql } from '#server/db/sql.ts'
import { refreshFigures } from '#server/service-figures/figures.service.ts'
import { aChat, next, openSockets, sendFrame } from '#server/testing/chat.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const text = 'We are closed and answer tomorrow.'
const dayInIndia = () => new Date(Date.now() + 5.5 * 3_600_000).getUTCDay() || 7
/** Open on the days before and after today at the most, or the whole of today. */
const otherDays = () => [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== dayInIndia())

async function aShop(isOpen: boolean) {
  const { buyer, seller, roomId } = await aChat(testApp)
  const days = isOpen ? [1, 2, 3, 4, 5, 6, 7] : otherDays()
  const hours = isOpen ? { opens_at: '00:00', closes_at: '23:59' } : { opens_at: '10:00', closes_at: '19:00' }
  await testApp.as(seller)(saveShopHabits, { away: { is_on: true, text, days, ...hours } })
  const write = async (person: Someone, message: string) => {
    const { socket, token } = await sockets.join(person, roomId)
    await sendFrame(socket, 'chatMessage', { token, roomId, message })
  }
  const readRoom = async () =>
    (await testApp.as(buyer)(openChat, { roomId })).messages.map(({ message, is_automatic }) =>
      is_automatic ? `[automatic] ${message}` : message,
    )
  return { buyer, seller, roomId, write, readRoom }
}

test('a shop outside its hours answers by itself, visibly, once in each room and absence', async () => {
  const { buyer, roomId, write, readRoom } = await aShop(false)
  const { socket } = await sockets.join(buyer, roomId)
  const heard = next(socket, 'message')
  await write(buyer, 'Is it in stock?')
  await heard
  await write(buyer, 'Hello?')
  expect(await readRoom()).toEqual(['Is it in stock?', `[automatic] ${text}`, 'Hello?'])

  await testApp.db.run(sql`
    update chat_messages set created_at = created_at - interval '9 days' where room_id = ${roomId}`)
  await write(buyer, 'And today?')
  expect((await readRoom()).slice(3)).toEqual(['And today?', `[automatic] ${text}`])
})

test('two messages at the same moment get one answer', async () => {
  const { buyer, write, readRoom } = await aShop(false)
  await Promise.all(Array.from({ length: 5 }, (_, n) => write(buyer, `Message ${n}`)))
  expect((await readRoom()).filter((line) => line.startsWith('[automatic]'))).toHaveLength(1)
})

test('an open shop, and a seller who writes although it is closed, answer nothing by themselves', async () => {
  const open = await aShop(true)
  await open.write(open.buyer, 'Is it in stock?')
  const minute = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(11, 16)
  // For the one minute before midnight nothing is open.
  if (minute !== '23:59') expect(await open.readRoom()).toEqual(['Is it in stock?'])

  const late = await aShop(false)
  await late.write(late.seller, 'I am still here.')
  await late.write(late.buyer, 'Good.')
  expect(await late.readRoom()).toEqual(['I am still here.', 'Good.'])
})

test('an automatic answer is no answer in the figures of the shop', async () => {
  const { buyer, seller, roomId, write } = await aShop(false)
  await write(buyer, 'Is it in stock?')
  await testApp.db.run(sql`
    update chat_messages set created_at = created_at - interval '2 days' where room_id = ${roomId}`)
  await testApp.db.run(
    sql`update users set address = ${`Buyer's lane ${buyer.user_id}`} where user_id = ${buyer.user_id}`,
  )
  await refreshFigures(testApp.db)
  const { rows } = await testApp.pool.query(
    'select answer_cases, answered_within_day from service_figures where seller_id = $1',
    [seller.user_id],
  )
  expect(rows).toEqual([{ answer_cases: 1, answered_within_day: 0 }])
})
