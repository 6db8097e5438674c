import { expect, test } from 'vitest'
import { listSellerRooms } from '#contract/chats/chat.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('a shop of many chats reads them page by page to their end, also while they move', async () => {
  const seller = await aSeller(testApp.db)
  const stranger = await aSeller(testApp.db)
  await testApp.db.run(sql`
    with come as (
      insert into users (full_name, email, phone_number, password_hash, address, gst_number)
      select 'Guest ' || n, 'guest' || n || '@example.in', (919300000000 + n)::text, 'none', 'Market road', '08ABCDE1234F1Z5'
      from generate_series(1, 450) n returning user_id, full_name)
    insert into chat_rooms (buyer_id, seller_id, last_seq, last_message, last_message_at)
    select user_id, ${seller.user_id}, 1, full_name, now() - make_interval(mins => substr(full_name, 7)::int) from come`)
  const page = (cursor?: string) => testApp.as(seller)(listSellerRooms, { cursor })
  const first = await page()
  expect([first.rooms.length, first.total, first.content]).toEqual([200, 450, '450 chats'])
  await expect(testApp.as(stranger)(listSellerRooms, { cursor: first.next ?? '' })).rejects.toMatchObject({
    status: 400,
  })
  await testApp.db.run(sql`
    update chat_rooms set last_message_at = now() where room_id = ${first.rooms.at(-1)?.room_id}`)
  const second = await page(first.next ?? '')
  const third = await page(second.next ?? '')
  expect([second.rooms.length, third.rooms.length, third.next]).toEqual([200, 50, null])
  const names = [first, second, third].flatMap(({ rooms }) => rooms.map(({ user_name }) => user_name))
  expect(names).toEqual(Array.from({ length: 450 }, (_, place) => `Guest ${place + 1}`))
})
