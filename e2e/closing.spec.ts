import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { startChat } from '#contract/chats/chat.ts'
import { createApi } from '#contract/client.ts'
import { updateProfile } from '#contract/users/account.ts'
import { register } from '#contract/users/user.ts'
import { createDb } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { dataFilesWith, tablesWith } from '#server/testing/erasure/traces-of.ts'
import { filesBelow } from '#server/testing/find-bytes.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { type RunningServer, signalGroup, startVanij } from './processes/running-server.ts'
import { aFreshBuyer, enterAs, theDemo } from './support/people.ts'

const password = 'market22'
const words = 'saffron umbrella 4711'
const facts = {
  full_name: 'Zarmina Quraishi',
  email: 'zarmina@quraishi.example',
  phone_number: '919812300456',
  address: 'Plot 77, Jasmine Nagar, Pampore 192121',
  gst_number: '01AAPFZ7788K1ZQ',
}

/** A market of this test alone, whose clock and data folder it may touch. */
async function openMarket(
  work: (market: { server: RunningServer; folder: string; pool: pg.Pool }) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-closing-'))
  const server = await startVanij({ DATA_DIR: folder, DEMO: 'off' })
  const pool = new pg.Pool({ host: join(folder, 'postgres'), user: 'postgres', max: 2, pipeline: true })
  pool.on('error', () => {})
  try {
    await work({ server, folder, pool })
  } finally {
    await pool.end()
    signalGroup(server, 'SIGTERM')
    await server.ended()
    await rm(folder, { recursive: true, force: true })
  }
}

const apiAt = (url: string, token: string | null) =>
  createApi(
    async (path, { method, headers, body }) => {
      const answer = await fetch(url + path, { method, headers, ...(body ? { body } : {}) })
      return { ok: answer.ok, status: answer.status, text: () => answer.text() }
    },
    () => token,
  )

async function close(page: Page, url: string) {
  await page.goto(`${url}/profile/close`)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible()
}

async function logIn(page: Page, url: string, phone: string) {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(phone.slice(2))
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

test('a person takes their data along, leaves, comes back, leaves for good, and nothing of them is left', async ({
  page,
}) => {
  await openMarket(async ({ server: { url }, folder, pool }) => {
    const db = createDb(pool)
    const { token } = await apiAt(url, null)(register, { ...facts, password })
    const me = apiAt(url, token)
    const picture = await redAndBlue({ width: 64, height: 48 }).png().toBuffer()
    await me(updateProfile, { profile_image: dataUrlOf(picture) })
    const { room_id } = await me(startChat, { seller_id: (await aSeller(db)).user_id })
    await db.run(sql`
      with next as (update chat_rooms set last_seq = 1, last_message = ${words} where room_id = ${room_id} returning buyer_id)
      insert into chat_messages (room_id, seq, sender_id, body) select ${room_id}, 1, buyer_id, ${words} from next`)

    await enterAs(page, { token, password, phone_number: facts.phone_number, api: me })
    await page.goto(`${url}/profile/privacy`)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const parts: Buffer[] = []
    for await (const part of await (await arriving).createReadStream()) parts.push(part)
    const files = unzipSync(new Uint8Array(Buffer.concat(parts)))
    expect(strFromU8(files['users.json'] ?? new Uint8Array())).toContain(facts.full_name)
    expect(strFromU8(files['chat_messages.json'] ?? new Uint8Array())).toContain(words)

    await close(page, url)
    await logIn(page, url, facts.phone_number)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await close(page, url)

    await db.run(sql`
      update account_closings set closed_at = closed_at - interval '49 hours', erase_at = erase_at - interval '49 hours'`)
    await expect.poll(() => db.run(sql`select from account_closings where erased_at is not null`)).toBe(1)
    const needles = [...Object.values(facts), words]
    expect(await tablesWith({ db }, needles)).toEqual([])
    const kept = async () =>
      (await filesBelow(folder)).filter((file) => /\/(pictures|chats|applications|sealed)\//.test(file))
    await expect.poll(kept).toEqual([])
    // The database has written over what it deleted, once it has rewritten its tables and its log.
    await pool.query('vacuum full')
    const ofFiles = await dataFilesWith(
      { folder },
      needles.map((text) => Buffer.from(text)),
    )
    expect(ofFiles.filter((file) => !file.includes('/pg_wal/'))).toEqual([])

    await logIn(page, url, facts.phone_number)
    await expect(page.getByText('Phone number or password is wrong.').first()).toBeVisible()
  })
})

test('what is open is named with its page, and an account of the demo stays', async ({ page, request }) => {
  await enterAs(page, await theDemo('buyer', request))
  await page.goto('/profile/close')
  await expect(page.getByText('This is an account of the demo. It cannot be closed.')).toBeVisible()
})

test('the sign-up and the profile lead to what is kept', async ({ page, request }) => {
  await page.goto('/signup')
  await expect(page.getByRole('link', { name: /^What we keep about you/ })).toHaveAttribute(
    'href',
    '/privacy_notice',
  )
  await enterAs(page, await aFreshBuyer(request))
  await page.goto('/profile/privacy')
  await page.getByRole('link', { name: 'What we keep, what for and how long' }).click()
  await expect(page.getByRole('heading', { name: 'What we keep about you', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'How to close it' }).click()
  await expect(page.getByRole('heading', { name: 'Close your account', level: 1 })).toBeVisible()
})
