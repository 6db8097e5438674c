import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChat } from '#contract/chats/chat.ts'
import { type ApiWithoutKeys, createApi } from '#contract/client.ts'
import { getProfile, signIn } from '#contract/users/user.ts'
import { openBrowser } from '#e2e/support/browser.ts'
import { type RunningServer, signalGroup, startVanij } from './running-server.ts'

const lines = 24
const killAfter = 8
const running: RunningServer[] = []
let folder = ''
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-chat-'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  for (const server of running.toReversed()) {
    if (server.process.exitCode === null && server.process.signalCode === null) signalGroup(server, 'SIGTERM')
    await server.ended()
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function start(PORT = '0') {
  const server = await startVanij({ DATA_DIR: folder, PORT })
  running.push(server)
  return server
}

async function theDemo(phone_number: string, url: string) {
  const apiOf = (token: string | null): ApiWithoutKeys =>
    createApi(
      (path, request) => fetch(url + path, request as RequestInit),
      () => token,
    )
  const { token } = await apiOf(null)(signIn, { phone_number, password: 'demo1234' })
  return { token, api: apiOf(token) }
}

async function aPage(address: string, token: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(300_000)
  await page.addInitScript((ownToken) => localStorage.setItem('token', ownToken), token)
  await page.goto(address)
  await page.getByRole('log').waitFor()
  return page
}

async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(text)
  await field.press('Enter')
}

/** The lines of this test; above them is a chat of the demo market. */
async function said(page: Page) {
  const texts = await page.getByRole('log').locator('[data-message] p').allInnerTexts()
  return texts.filter((text) => / says \d\d$/.test(text))
}

test('two browsers talk while the server is killed once: every line arrives once and in order', async () => {
  // The first server owns the database, so the other one is killed.
  await start()
  const server = await start()
  const { port } = new URL(server.url)
  const buyer = await theDemo('919000000001', server.url)
  const seller = await theDemo('919000000002', server.url)
  const { user_id: seller_id } = await seller.api(getProfile, {})
  const { room_id } = await buyer.api(startChat, { seller_id })
  const pages = [
    await aPage(`${server.url}/chats/${room_id}`, buyer.token),
    await aPage(`${server.url}/seller_console/chats/${room_id}`, seller.token),
  ]

  const written: string[][] = pages.map(() => [])
  for (let line = 0; line < lines; line += 1) {
    if (line === killAfter) {
      server.process.kill('SIGKILL')
      await server.ended()
    }
    if (line === killAfter * 2) await start(port)
    for (const [who, page] of pages.entries()) {
      const text = `${who} says ${String(line).padStart(2, '0')}`
      await write(page, text)
      written[who]?.push(text)
    }
  }

  const all = written.flat()
  for (const page of pages)
    await expect.poll(async () => (await said(page)).toSorted()).toEqual(all.toSorted())
  await expect
    .poll(() => pages[0]?.evaluate(() => Object.keys(localStorage).join(' ')))
    .not.toContain('outbox:')
  const [atBuyer = [], atSeller] = await Promise.all(pages.map(said))
  expect(atSeller).toEqual(atBuyer)
  for (const [who, own] of written.entries())
    expect(atBuyer.filter((text) => text.startsWith(`${who} `))).toEqual(own)
})
