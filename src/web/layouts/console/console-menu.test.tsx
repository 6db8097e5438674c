import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countWaiting } from '#contract/waiting.ts'
import { fetchWaiting } from '#web/console/waiting.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { ConsoleMenu } from './console-menu.tsx'

const waiting = {
  orders: 7,
  pending_products: 1,
  rejected_products: 0,
  requirements: 2,
  payments: 4,
  deals: 3,
  problems: 1,
}

test('on a phone the button of the menu says how much waits behind it, and nothing of the bar below', async () => {
  answer(countWaiting, () => ({ waiting }))
  show(<ConsoleMenu />, { as: { user_id: '7' } })
  await fetchWaiting()
  expect(await screen.findByRole('button', { name: 'More, 10 waiting' })).toBeTruthy()
})

test('where nothing waits it has no number', async () => {
  answer(countWaiting, () => ({
    waiting: { ...waiting, requirements: 0, payments: 0, deals: 0, problems: 0 },
  }))
  show(<ConsoleMenu />, { as: { user_id: '7' } })
  await fetchWaiting()
  expect(await screen.findByRole('button', { name: 'More' })).toBeTruthy()
})
