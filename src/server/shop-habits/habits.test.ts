import { expect, test } from 'vitest'
import { getShopHabits, saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const away = { is_on: true, text: 'We are closed.', days: [1, 2, 3], opens_at: '09:30', closes_at: '18:00' }

test('a shop that has set nothing does nothing by itself', async () => {
  const api = testApp.as(await aSeller(testApp.db))
  expect(await api(getShopHabits, {})).toMatchObject({ away: { is_on: false, text: '' }, hold_hours: null })
})

test('what a seller sets is kept, each part by itself, and of other shops nothing changes', async () => {
  const [mine, other] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const api = testApp.as(mine)
  await api(saveShopHabits, { hold_hours: 72 })
  await api(saveShopHabits, { away: { ...away, days: [3, 1, 1, 2] } })
  expect(await api(getShopHabits, {})).toMatchObject({ away, hold_hours: 72 })
  await api(saveShopHabits, { hold_hours: null })
  expect(await api(getShopHabits, {})).toMatchObject({ away, hold_hours: null })
  expect(await testApp.as(other)(getShopHabits, {})).toMatchObject({ away: { is_on: false } })
})

test.each([
  [{ hold_hours: 5 }, 'This choice does not exist'],
  [{ low_stock: -1 }, 'The limit must be a whole number that is not negative'],
  [{ low_stock: 1.5 }, 'The limit must be a whole number that is not negative'],
  [{ away: { ...away, text: ' ' } }, 'Please write the answer that buyers get'],
  [{ away: { ...away, text: 'x'.repeat(501) } }, 'The answer can have at most 500 characters'],
  [{ away: { ...away, text: 'a\0b' } }, 'The answer is text'],
  [{ away: { ...away, days: [] } }, 'Choose the days on which your shop is open'],
  [{ away: { ...away, days: [8] } }, 'Choose the days on which your shop is open'],
  [{ away: { ...away, opens_at: '25:00' } }, 'Choose a time such as 10:00'],
  [{ away: { ...away, opens_at: '18:00' } }, 'The shop must close later on the day than it opens'],
])('%j is refused', async (draft, message) => {
  const seller = testApp.as(await aSeller(testApp.db))
  await expect(seller(saveShopHabits, draft as never)).rejects.toMatchObject({ status: 400, message })
  const buyer = testApp.as(await aBuyer(testApp.db))
  await expect(buyer(saveShopHabits, {})).rejects.toMatchObject({ status: 403 })
})
