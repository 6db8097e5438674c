import { beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { sellerChatPath, sellerRequirementPath, sellerRequirementsPath } from '#contract/paths.ts'
import { sql } from '#server/db/sql.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aChat, openSockets, sendFrame } from '#server/testing/chat.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { remindOfLeads, remindOfRooms } from './reminder.service.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const after = (hours: number) => new Date(Date.now() + hours * 3_600_000)

beforeEach(() => testApp.db.run(sql`delete from requirements`))

const reminders = async (person: Someone) =>
  (await testApp.as(person)(listNotifications, {})).notifications
    .filter(({ kind }) => kind.endsWith('-waiting'))
    .map(({ message, link }) => ({ message, link }))

async function aRoom() {
  const { buyer, seller, roomId } = await aChat(testApp)
  await testApp.db.run(sql`update users set full_name = 'Asha Verma' where user_id = ${buyer.user_id}`)
  const write = async (person: Someone, message: string) => {
    const { socket, token } = await sockets.join(person, roomId)
    await sendFrame(socket, 'chatMessage', { token, roomId, message })
  }
  return { buyer, seller, roomId, write }
}

test('a shop that has not answered for a day is reminded once, and again only after it has answered', async () => {
  const { buyer, seller, roomId, write } = await aRoom()
  await write(buyer, 'Is it in stock?')
  await remindOfRooms(testApp.db, after(23.9))
  expect(await reminders(seller)).toEqual([])
  const once = {
    message: 'A message from Asha Verma has been waiting for your answer for a day.',
    link: sellerChatPath(roomId),
  }
  await remindOfRooms(testApp.db, after(24.1))
  expect(await reminders(seller)).toEqual([once])
  await write(buyer, 'Hello?')
  for (let n = 0; n < 3; n += 1) await remindOfRooms(testApp.db, after(50))
  expect(await reminders(seller)).toEqual([once])
  expect(await reminders(buyer)).toEqual([])
})

test('two servers remind once, and nobody is reminded of what was left alone for three days', async () => {
  const [late, old] = [await aRoom(), await aRoom()]
  await late.write(late.buyer, 'Is it in stock?')
  await old.write(old.buyer, 'Is it in stock?')
  await testApp.db.run(sql`
    update chat_rooms set last_message_at = now() - interval '50 hours' where room_id = ${old.roomId}`)
  await Promise.all(Array.from({ length: 4 }, () => remindOfRooms(testApp.db, after(25))))
  expect(await reminders(late.seller)).toHaveLength(1)
  expect(await reminders(old.seller)).toEqual([])
})

test('a buyer is reminded of what they have not read, and of nothing that they have', async () => {
  const [unread, read] = [await aRoom(), await aRoom()]
  for (const { write, seller } of [unread, read]) await write(seller, 'Rs 465 a bag.')
  await testApp.db.run(sql`update chat_rooms set buyer_unread = 0 where room_id = ${read.roomId}`)
  await remindOfRooms(testApp.db, after(25))
  expect(await reminders(unread.buyer)).toHaveLength(1)
  expect(await reminders(read.buyer)).toEqual([])
})

test("a shop's own answer while it is closed ends no waiting", async () => {
  const { buyer, seller, roomId, write } = await aRoom()
  await write(buyer, 'Is it in stock?')
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body, is_automatic)
    values (${roomId}, 2, ${seller.user_id}, 'We are closed.', true)`)
  await testApp.db.run(sql`update chat_rooms set last_seq = 2 where room_id = ${roomId}`)
  await remindOfRooms(testApp.db, after(25))
  expect(await reminders(seller)).toHaveLength(1)
})

async function aLead(seller: Someone, product: string) {
  const { user_id } = await aBuyer(testApp.db)
  return testApp.db.transaction(async (tx) => {
    const { rows } = await testApp.pool.query('select gen_random_uuid() as id')
    const id: string = rows[0].id
    await tx.run(sql`
      insert into requirements (requirement_id, buyer_id, product_name, quantity, category, category_type, sought_categories)
      values (${id}, ${user_id}, ${product}, 400, 'Footwear', 'Footwear', '{Footwear}')`)
    const sentence = { name: 'test.note', parameters: {}, content: `A buyer asks for ${product}` }
    await notify(tx, [
      { user_id: seller.user_id, kind: 'requirement-posted', link: sellerRequirementPath(id), sentence },
    ])
    return id
  })
}

test('a lead without a quote is recalled once after a day, several of them together', async () => {
  const seller = await aSeller(testApp.db)
  const bolts = await aLead(seller, 'Bolts')
  await remindOfLeads(testApp.db, after(23))
  expect(await reminders(seller)).toEqual([])
  await Promise.all([remindOfLeads(testApp.db, after(25)), remindOfLeads(testApp.db, after(25))])
  const one = { message: 'A buyer still waits for your quote: Bolts', link: sellerRequirementPath(bolts) }
  expect(await reminders(seller)).toEqual([one])
  for (const product of ['Nuts', 'Washers']) await aLead(seller, product)
  await remindOfLeads(testApp.db, after(25))
  expect(await reminders(seller)).toEqual([
    { message: '2 buyers still wait for quotes of yours', link: sellerRequirementsPath },
    one,
  ])
})

test('who has quoted, and a requirement that is closed, need no reminder', async () => {
  const seller = await aSeller(testApp.db)
  const [answered, closed] = [await aLead(seller, 'Bolts'), await aLead(seller, 'Nuts')]
  await testApp.db.run(sql`
    insert into quotes (requirement_id, seller_id, place, unit_price_paise, min_quantity, delivery_days)
    values (${answered}, ${seller.user_id}, 1, 100, 1, 5)`)
  await testApp.db.run(sql`update requirements set closed_at = now() where requirement_id = ${closed}`)
  await remindOfLeads(testApp.db, after(25))
  expect(await reminders(seller)).toEqual([])
})
