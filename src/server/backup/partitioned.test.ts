import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendMessage } from '#server/chats/message.service.ts'
import { createDb, type Db } from '#server/db/db.ts'
import { openMigrationPool } from '#server/db/open-pool.ts'
import { monthlyTables } from '#server/db/partitions/monthly-table.ts'
import { partitionByMonth } from '#server/db/partitions/partition-by-month.ts'
import { partitionMessages } from '#server/db/partitions/partition-messages.ts'
import { Sql } from '#server/db/sql.ts'
import { folderShelves } from '#server/file-services.ts'
import {
  aKeyPair,
  anEmptyDatabase,
  aScratchFolder,
  aTargetIn,
  latestBackup,
  marketOf,
} from '#server/testing/backup/backups.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aChat } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { makeBackup } from './make-backup.ts'
import { restoreToDatabase } from './restore-backup.ts'

const testApp = openTestApp()
const keys = aKeyPair()
const tables = ['notifications', 'audit_events', 'order_events', 'chat_messages']

async function partitionAll() {
  const pool = openMigrationPool({ ...testApp.pool.options, pipeline: false })
  const client = await pool.connect()
  try {
    for (const table of monthlyTables) await partitionByMonth(client, table)
    await partitionMessages(client)
  } finally {
    client.release(true)
    await pool.end()
  }
}

const Content = z.object({ content: z.array(z.string()) })

/** The rows of a table as text, without regard to their order. */
const contentOf = async (db: Db, table: string) =>
  (
    await db.one(
      new Sql([`select coalesce(array_agg(t::text order by t::text), '{}') as content from ${table} t`], [], {
        row: Content,
      }),
    )
  ).content

async function aMarketWithRows() {
  const buyer = await aBuyer(testApp.db)
  await buy(testApp, buyer, [{ product_id: await aProduct(testApp.db), quantity: 1 }])
  const chat = await aChat(testApp)
  const person = { ...chat.buyer, account_type: 'buyer' as const, session_id: '' }
  await sendMessage(testApp.db, person, { roomId: chat.roomId, message: 'Rates?', client_id: 'one' })
}

async function backUpAndRestore() {
  const target = aTargetIn(await aScratchFolder())
  await makeBackup(marketOf(testApp), target, keys.recipient)
  const { where, pool } = await anEmptyDatabase()
  await restoreToDatabase(await latestBackup(target, keys), where, folderShelves(await aScratchFolder()))
  return createDb(pool)
}

const Kind = z.object({ relkind: z.string() })

test('a market whose large tables are partitioned is backed up, and restored with each row into whole tables', async () => {
  await aMarketWithRows()
  await partitionAll()
  const restored = await backUpAndRestore()
  for (const table of tables) {
    const content = await contentOf(testApp.db, table)
    expect(await contentOf(restored, table)).toEqual(content)
    if (table !== 'audit_events') expect(content).not.toEqual([])
    expect(
      await restored.one(
        new Sql(['select relkind::text from pg_class where oid = ', '::regclass'], [table], { row: Kind }),
      ),
    ).toEqual({ relkind: 'r' })
  }
  // What follows gets numbers of its own.
  await restored.run(
    new Sql(
      [
        `insert into order_events (order_id, delivery_status, actor_role, actor_id)
         select order_id, 'Confirmed', 'seller', seller_id from orders limit 1`,
      ],
      [],
    ),
  )
})

test('a copy of the messages that was left half made is in no backup', async () => {
  await testApp.pool.query('create table chat_messages_parts (like chat_messages)')
  const restored = await backUpAndRestore()
  expect(await contentOf(restored, 'chat_messages')).toEqual(await contentOf(testApp.db, 'chat_messages'))
})
