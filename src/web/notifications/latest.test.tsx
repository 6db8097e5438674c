import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { leaveBrowser } from '#web/session/session.ts'
import { keep } from '#web/storage/session-store.ts'
import { answer } from '#web/testing/server.ts'
import { askLatest } from './latest.ts'

const page = { notifications: [], unread: 0, total: 0, total_is_floor: false, next: null }

test('a visitor asks for no notifications', async () => {
  const calls = answer(listNotifications, () => page)
  await expect(askLatest()).rejects.toThrow()
  expect(calls).toEqual([])
})

test('nothing is sent when the person signs out before the question leaves', async () => {
  const calls = answer(listNotifications, () => page)
  keep('token', { user_id: '7' })
  const latest = askLatest()
  leaveBrowser()
  await expect(latest).rejects.toThrow()
  expect(calls).toEqual([])
})

test('signing out aborts a question under way, and the next person can ask', async () => {
  const calls = answer(listNotifications, () => new Promise(() => {}))
  keep('token', { user_id: '7' })
  const latest = askLatest()
  await expect.poll(() => calls.length).toBe(1)
  leaveBrowser()
  await expect(latest).rejects.toThrow()

  answer(listNotifications, () => page)
  keep('other token', { user_id: '8' })
  expect(await askLatest()).toMatchObject(page)
})
