import { expect, test } from 'vitest'
import { z } from 'zod'
import { openChat, sendChatFile } from '#contract/chats/chat.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { updateProfile } from '#contract/users/account.ts'
import { closeAccount } from '#contract/users/closing.ts'
import { register } from '#contract/users/user.ts'
import { purgeAudit } from '#server/audit/audit.service.ts'
import { sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import { rows, sql } from '#server/db/sql.ts'
import { sweepDuePictures } from '#server/media/sweep-pictures.service.ts'
import { formerMessage, formerName } from '#server/own-data/former-name.rules.ts'
import { sweepDueDocuments } from '#server/seller-applications/sweep-documents.service.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anApplicationDraft } from '#server/testing/apply.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { dataFilesWith, tablesWith } from '#server/testing/erasure/traces-of.ts'
import { filesBelow } from '#server/testing/find-bytes.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { givePassword } from '#server/testing/payees.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { eraseClosed } from './erase.service.ts'

const testApp = openTestApp()

let turn = 0

/** Of a person whose words occur nowhere else. */
function newFacts() {
  turn += 1
  return {
    full_name: 'Zarmina Quraishi',
    company_name: 'Quraishi Saffron House',
    email: `zarmina${turn}@quraishi.example`,
    phone_number: String(919_812_300_450 + turn),
    address: 'Plot 77, Jasmine Nagar, Pampore',
    gst_number: '01AAPFZ7788K1ZQ',
  }
}
const chatWords = 'umbrella marmalade 4711'

type Facts = ReturnType<typeof newFacts>

async function giveFacts({ user_id }: Someone, facts: Facts) {
  const { full_name, company_name, email, phone_number, address, gst_number } = facts
  await testApp.db.run(sql`
    update users set full_name = ${full_name}, company_name = ${company_name}, email = ${email}, phone_number = ${phone_number},
      address = ${address}, gst_number = ${gst_number} where user_id = ${user_id}`)
}

async function write({ roomId }: { roomId: string }, { user_id }: Someone, ...bodies: string[]) {
  for (const body of bodies)
    await testApp.db.run(sql`
      with next as (update chat_rooms set last_seq = last_seq + 1, last_message = ${body} where room_id = ${roomId} returning last_seq)
      insert into chat_messages (room_id, seq, sender_id, body) select ${roomId}, last_seq, ${user_id}, ${body} from next`)
}

async function leaves(person: Someone) {
  await givePassword(testApp, person)
  await testApp.as(person)(closeAccount, { password: 'purana-taala' })
  await testApp.db.run(sql`
    update account_closings set closed_at = closed_at - interval '49 hours', erase_at = erase_at - interval '49 hours'
    where user_id = ${person.user_id}`)
}

async function erase() {
  while (await eraseClosed(testApp.db)) await Promise.resolve()
  // What a form has just stored is held for a moment.
  await testApp.db.run(sql`update pictures set held_until = now() - interval '1 minute'`)
  await testApp.db.run(sql`update file_checks set due_at = now() - interval '1 minute'`)
  for (const sweep of [sweepDuePictures, sweepDueChatFiles, sweepDueDocuments])
    while (await sweep(testApp.app.services)) await Promise.resolve()
}

const picture = async () => dataUrlOf(await redAndBlue({ width: 40, height: 30 }).png().toBuffer())

/** A buyer with everything that a buyer can have, but orders. */
async function aFullBuyer() {
  const facts = newFacts()
  const buyer = await aBuyer(testApp.db)
  await giveFacts(buyer, facts)
  const me = testApp.as(buyer)
  await me(updateProfile, { profile_image: await picture() })
  const chat = await aChat(testApp, { buyer })
  await write(chat, buyer, chatWords)
  await write(chat, chat.seller, 'Good morning')
  await me(sendChatFile, { roomId: chat.roomId, file: aPdf, name: 'Quraishi Saffron House.pdf' })
  await me(
    makeSeller,
    await anApplicationDraft({ companyName: facts.company_name, businessAddress: facts.address }),
  )
  const requirementId = await aRequirement(testApp.db, { buyer, product_name: 'Crocus bulbs' })
  await aQuote(testApp.db, { requirementId })
  const { user_id } = buyer
  await testApp.db.run(sql`
    insert into addresses (user_id, state, city, postal_code, ship_address)
    values (${user_id}, 'Jammu and Kashmir', 'Pampore', '192121', ${facts.address})`)
  await testApp.db.run(sql`
    insert into notifications (user_id, kind, message) values (${user_id}, 'case', 'Hello Zarmina Quraishi'),
      (${chat.seller.user_id}, 'deal-offered', 'Quraishi Saffron House offers you a deal')`)
  const admin = await anAdmin(testApp.db)
  await testApp.db.run(sql`
    insert into notifications (user_id, kind, message)
    values (${admin.user_id}, 'case', 'Problem VT-00000001 waits: Quraishi Saffron House')`)
  await testApp.db.run(sql`
    insert into idempotency_keys (user_id, key, request_hash, answer) values (${user_id}, 'k', '\\x00', ${JSON.stringify(facts)}::jsonb)`)
  await testApp.db.run(sql`
    insert into audit_events (actor_id, actor_name, action, subject_type, subject_id, subject_name, request_id)
    values (${user_id}, ${facts.full_name}, 'user.export', 'user', ${user_id}, ${facts.company_name}, 'r')`)
  return { buyer, chat, facts }
}

test('of a buyer without orders nothing is left: not in a table, not in a file', async () => {
  const { buyer, chat, facts } = await aFullBuyer()
  const before = (await filesBelow(testApp.folder)).length
  expect(before).toBeGreaterThan(3)
  await leaves(buyer)
  await erase()
  const words = [...Object.values(facts), chatWords, 'Crocus', 'Quraishi']
  expect(await tablesWith(testApp, words)).toEqual([])
  expect(
    await dataFilesWith(
      testApp,
      words.map((word) => Buffer.from(word)),
    ),
  ).toEqual([])
  expect(await filesBelow(testApp.folder)).toEqual([])
  const { messages } = await testApp.as(chat.seller)(openChat, { roomId: chat.roomId })
  expect(messages.map(({ message }) => message)).toEqual([formerMessage, 'Good morning', formerMessage])
  // Number and email are free again.
  const { company_name: _, ...again } = facts
  const answer = await testApp.as(null)(register, { ...again, password: 'naya-mazboot-taala' })
  expect(answer.success).toBe(true)
  await testApp.db.run(
    sql`update users set full_name = 'Somebody Else', address = '' where email = ${facts.email}`,
  )
})

test('of a seller with orders only what the notice says stays: names on papers and orders, no phone, no email', async () => {
  const seller = await aSeller(testApp.db)
  const facts = newFacts()
  await giveFacts(seller, facts)
  const offered = await aDeal(testApp, {}, { seller })
  const { buyer, roomId } = offered
  const { order_id } = await acceptAsBuyer(testApp, offered)
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${order_id}`)
  const [image] = await testApp.db.many(
    rows(z.object({ url: z.string() }))`select '/media/' || md5('p') || '/480.webp' as url`,
  )
  const product = await aProduct(testApp.db, { seller, description: 'Grown by Zarmina Quraishi' })
  const unsold = await aProduct(testApp.db, { seller })
  const sold = await anOrderOf(testApp.db, { seller, buyer, product_ids: [product], status: 'Delivered' })
  await testApp.db.run(sql`update order_lines set product_image = ${image?.url} where order_id = ${sold}`)
  await testApp.db.run(sql`
    insert into reviews (product_id, order_id, buyer_id, rating, comment, reply, replied_at)
    values (${product}, ${sold}, ${buyer.user_id}, 5, 'Very good', 'Thank you, says Zarmina Quraishi', now())`)
  await write({ roomId }, seller, chatWords)
  await leaves(seller)
  await erase()
  expect(
    await tablesWith(testApp, [facts.phone_number, facts.email, facts.address, chatWords, 'Grown by']),
  ).toEqual([])
  expect(await tablesWith(testApp, [facts.full_name, facts.company_name])).toEqual(['orders'])
  const products = await testApp.db.many(
    rows(
      z.object({ product_id: z.uuid() }),
    )`select product_id from products where seller_id = ${seller.user_id}`,
  )
  expect(products).toEqual([{ product_id: product }])
  expect(unsold).not.toBe(product)
  const deals = await testApp.db.many(
    rows(z.object({ state: z.string() }))`select state from deals where room_id = ${roomId}`,
  )
  expect(deals).toEqual([{ state: 'accepted' }])
})

test('offers from which no order came go with one of the two', async () => {
  const { buyer, roomId } = await aDeal(testApp, aBuyersOffer())
  await testApp.db.run(sql`update deals set state = 'declined' where room_id = ${roomId}`)
  await leaves(buyer)
  await erase()
  const left = await testApp.db.one(
    rows(z.object({ deals: z.int(), events: z.int() }))`
      select (select count(*) from deals where room_id = ${roomId}) as deals,
        (select count(*) from deal_events where room_id = ${roomId}) as events`,
  )
  expect(left).toEqual({ deals: 0, events: 0 })
})

test('a server that dies in the middle goes on where it was, and several erase one account once', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const count = 2_500
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, 100 + n, ${buyer.user_id}, 'word ' || n from generate_series(1, ${count}::int) n`)
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, 10000 + n, ${seller.user_id}, 'word ' || n from generate_series(1, 10) n`)
  await leaves(buyer)
  expect(await eraseClosed(testApp.db)).toBe(true)
  const State = z.object({ is_begun: z.boolean(), is_erased: z.boolean(), left: z.int() })
  const look = () =>
    testApp.db.one(rows(State)`
      select begun_at is not null as is_begun, erased_at is not null as is_erased,
        (select count(*) from chat_messages where sender_id = ${buyer.user_id} and body like 'word %') as left
      from account_closings where user_id = ${buyer.user_id}`)
  expect(await look()).toEqual({ is_begun: true, is_erased: false, left: count - 1_000 })
  await Promise.all([eraseClosed(testApp.db), eraseClosed(testApp.db), eraseClosed(testApp.db)])
  await erase()
  expect(await look()).toEqual({ is_begun: true, is_erased: true, left: 0 })
  const erased = await testApp.db.many(rows(z.object({ name: z.string() }))`
    select subject_name as name from audit_events where action = 'user.erase' and subject_id = ${buyer.user_id}`)
  expect(erased).toEqual([{ name: formerName }])
})

test('the audit forgets names of the erased and what is older than a year, and nothing else', async () => {
  const admin = await anAdmin(testApp.db)
  const event = (age: string) =>
    testApp.db.run(sql`
      insert into audit_events (actor_id, actor_name, action, subject_type, subject_id, subject_name, request_id, created_at)
      values (${admin.user_id}, 'An Admin', 'user.view', 'user', 'someone', 'Somebody', ${age}, now() - ${age}::interval)`)
  await event('364 days')
  await event('366 days')
  await expect(testApp.db.run(sql`update audit_events set actor_name = 'x'`)).rejects.toThrow('never changed')
  await expect(testApp.db.run(sql`delete from audit_events where request_id = '364 days'`)).rejects.toThrow(
    'never changed',
  )
  while (await purgeAudit(testApp.db)) await Promise.resolve()
  const left = await testApp.db.many(rows(z.object({ request_id: z.string() }))`
    select request_id from audit_events where actor_id = ${admin.user_id}`)
  expect(left).toEqual([{ request_id: '364 days' }])
})

test('whom no erasure names keeps deals and reports', async () => {
  const { roomId } = await aDeal(testApp)
  await expect(
    testApp.db.transaction(async (tx) => {
      await tx.run(
        sql`select set_config('vanij.erases', (select buyer_id::text from chat_rooms where room_id = ${roomId}), true)`,
      )
      await tx.run(sql`delete from deals where room_id = ${roomId}`)
    }),
  ).rejects.toThrow('deals are never deleted')
})
