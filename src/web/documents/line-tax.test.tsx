import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { listGstRates } from '#contract/content/gst-rates.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { IssueDialog } from './issue-dialog.tsx'

type Goods = Partial<OrderDetails['ordered_items'][number]>

/** The question before the invoice of an order of these goods is issued. */
const question = (goods: readonly Goods[]) =>
  show(
    <IssueDialog
      order={
        {
          order_id: 'VJ-00000001',
          supply_state_code: '33',
          ordered_items: goods,
          buyer: { full_name: 'Meena Kumari', company_name: null },
          total_cost: 11_800,
        } as unknown as OrderDetails
      }
      onClose={() => {}}
      onIssued={() => {}}
    />,
  )
const group = (name: string) => screen.queryByRole('group', { name })

test('freight is taxed as its goods, so nobody is asked what it is taxed with', () => {
  question([{ product_name: 'Steel hooks, made to order' }, { product_name: 'Freight', is_freight: true }])
  expect([group('Steel hooks, made to order') !== null, group('Freight')]).toEqual([true, null])
})

test('above five crore a code that is too short is made longer in the question itself', async () => {
  const calls = answer(issueInvoice, () => {
    throw new ApiError(409, 'Cement needs an HSN code of 6 digits.', { field: 'lines' })
  })
  const { user } = question([
    { product_name: 'Cement', hsn_code: '2523', gst_rate_bp: 1800 },
    { product_name: 'Bricks', hsn_code: '690100', gst_rate_bp: 1200 },
  ])
  expect(group('Cement')).toBeNull()
  const issue = screen.getByRole('button', { name: 'Yes, issue it' })
  await user.click(issue)
  const cement = within(await screen.findByRole('group', { name: 'Cement' }))
  expect(group('Bricks')).toBeNull()
  await user.clear(cement.getByRole('textbox', { name: 'HSN code' }))
  await user.type(cement.getByRole('textbox', { name: 'HSN code' }), '252329')
  await user.click(issue)
  await expect
    .poll(() => calls.map(({ input }) => input.lines))
    .toEqual([undefined, [{ line_number: 1, hsn_code: '252329', gst_rate_bp: 1800 }]])
})

test('a rate and a unit that the order says wrongly are corrected before the invoice has its number', async () => {
  answer(listGstRates, () => ({ rates: [500, 1800].map((rate_bp) => ({ rate_bp, hint: '' })) }))
  const calls = answer(issueInvoice, () => {
    throw new ApiError(503, 'Please try again.')
  })
  const { user } = question([{ product_name: 'Cement', hsn_code: '2523', gst_rate_bp: 500 }])
  expect(group('Cement')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Correct HSN code, GST rate or unit' }))
  const cement = within(screen.getByRole('group', { name: 'Cement' }))
  expect(cement.getByRole<HTMLInputElement>('textbox', { name: 'HSN code' }).value).toBe('2523')
  await cement.findByRole('option', { name: '18 %' })
  await user.selectOptions(cement.getByRole('combobox', { name: 'GST rate' }), '1800')
  await user.selectOptions(cement.getByRole('combobox', { name: 'Unit on the invoice' }), 'BAG')
  await user.click(screen.getByRole('button', { name: 'Yes, issue it' }))
  await expect
    .poll(() => calls.map(({ input }) => input.lines))
    .toEqual([[{ line_number: 1, hsn_code: '2523', gst_rate_bp: 1800, unit_code: 'BAG' }]])
})
