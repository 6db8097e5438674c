import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeBillTo } from '#contract/documents/bill-to.ts'
import type { OrderDetails } from '#contract/order.ts'
import { type BillingProfile, listBillingProfiles } from '#contract/users/billing.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { canChangeBill } from './bill-that-counts.ts'
import { ChangeBill } from './change-bill.tsx'

const profile = (billing_id: string, gstin: string): BillingProfile => ({
  ...{ billing_id, gstin, legal_name: `Stores ${billing_id}`, address: '1 Mint Street', pin: '600001' },
  ...{ state_code: '33', is_default: false, revision: 1 },
})
const [wrong, right] = [profile('wrong', '33AABCK1234F1ZV'), profile('right', '33AAACB1234A1Z5')]
const bill = { number: 'KC/26-27/0005', total: 100, credited: 0 }

const anOrder = (more: object = {}) =>
  ({
    ...{
      order_id: 'VJ-1',
      delivery_status: 'Confirmed',
      po_number: 'PO/7',
      bill_to: wrong,
      road: { bill: null },
    },
    ...more,
  }) as unknown as OrderDetails

async function opened() {
  answer(listBillingProfiles, () => ({ data: [wrong, right] }))
  const looks: string[] = []
  const page = show(<ChangeBill order={anOrder()} onChanged={async () => void looks.push('again')} />)
  await page.user.click(screen.getByRole('button', { name: 'Change whom to bill' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change whom to bill' }))
  await dialog.findByText('Stores right')
  return { ...page, looks, dialog }
}

test('a buyer puts another GST number on the bill, and the order is read again', async () => {
  const { user, dialog, looks } = await opened()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Stores wrong/ }).checked).toBe(true)
  const calls = answer(changeBillTo, () => ({ content: 'The bill is changed' }))
  await user.click(dialog.getByRole('radio', { name: /Stores right/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The bill is changed')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([
    { orderId: 'VJ-1', billing_id: 'right', ship_to: 'own', po_number: 'PO/7' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(looks).toEqual(['again'])
})

test('what the supplier has billed meanwhile is said, and the order is read again', async () => {
  const { user, dialog, looks } = await opened()
  answer(changeBillTo, () => {
    throw new ApiError(409, 'This order is already billed by KC/26-27/0005.')
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This order is already billed by KC/26-27/0005.')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(looks).toEqual(['again'])
})

test.each([
  ['an order that is not billed', {}, true],
  ['a billed one', { road: { bill } }, false],
  ['one whose bill is credited as a whole', { road: { bill: { ...bill, credited: 100 } } }, true],
  ['a cancelled one', { delivery_status: 'Cancelled' }, false],
])('of %s the buyer may change whom to bill', (_, more, can) => {
  expect(canChangeBill(anOrder(more))).toBe(can)
})
