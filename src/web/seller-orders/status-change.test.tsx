import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type DeliveryStatus, setDeliveryStatus } from '#contract/order.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { StatusForm } from './status-form.tsx'
import { StatusQuestion } from './status-question.tsx'
import { StatusSelect } from './status-select.tsx'
import { type StatusChange, useStatusChange } from './use-status-change.ts'

const orderId = 'VJ-1'

function Row({
  status,
  onDone,
}: {
  status: DeliveryStatus
  onDone: (change: StatusChange) => Promise<void>
}) {
  const { expected, change, question, agree, refuse } = useStatusChange(onDone)
  return (
    <>
      <StatusSelect
        orderId={orderId}
        status={expected[orderId] ?? status}
        onChoose={(to) => change({ orderId, from: status, to })}
      />
      <StatusQuestion change={question} onAgree={agree} onRefuse={refuse} />
    </>
  )
}

/** The status in the seller's list of orders, and the calls that reached the server. */
function row(status: DeliveryStatus) {
  const calls = answer(setDeliveryStatus, () => ({ content: 'Done' }))
  const done: DeliveryStatus[] = []
  const page = show(<Row status={status} onDone={async ({ to }) => void done.push(to)} />, {
    as: { user_id: '7' },
  })
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: `Status of ${orderId}` })
  return { ...page, field, done, sentChanges: () => calls.map(({ input }) => input) }
}

const byPointer = (field: HTMLElement, status: DeliveryStatus) => {
  fireEvent.pointerDown(field)
  fireEvent.change(field, { target: { value: status } })
}
/** Arrow keys on a closed list choose each option that they pass. */
const byKey = (field: HTMLElement, status: DeliveryStatus) => {
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.change(field, { target: { value: status } })
}

test('goods that leave without an invoice are warned of, and kept back by nothing', async () => {
  answer(setDeliveryStatus, () => ({ content: 'Done', without_invoice: true }))
  const page = show(<Row status="Confirmed" onDone={async () => undefined} />, { as: { user_id: '7' } })
  byPointer(screen.getByRole('combobox', { name: `Status of ${orderId}` }), 'Shipped')
  expect(await screen.findByText(/VJ-1 is marked as shipped without an invoice/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  await expect.poll(page.address).toBe(`/seller_console/orders/${orderId}`)
})

test('a chosen status is shown at once, and the buyer is notified', async () => {
  const { field, done, sentChanges } = row('Pending')
  byPointer(field, 'Confirmed')
  expect(field.value).toBe('Confirmed')
  expect(await screen.findByText('Order status updated!')).toBeTruthy()
  expect(sentChanges()).toEqual([{ orderId, delivery_status: 'Confirmed' }])
  await expect.poll(() => done).toEqual(['Confirmed'])
})

test('a status that is refused is taken back', async () => {
  const { field, done } = row('Pending')
  answer(setDeliveryStatus, () => {
    throw new ApiError(409, 'The buyer has cancelled this order.')
  })
  byPointer(field, 'Shipped')
  expect(await screen.findByText('The buyer has cancelled this order.')).toBeTruthy()
  await expect.poll(() => field.value).toBe('Pending')
  expect(done).toEqual([])
})

test('a status that is refused in a good answer is not changed', async () => {
  const { field, done } = row('Pending')
  answer(setDeliveryStatus, () => {
    throw new ApiError(200, '')
  })
  byPointer(field, 'Confirmed')
  expect(await screen.findByText('Failed to update status')).toBeTruthy()
  await expect.poll(() => field.value).toBe('Pending')
  expect(done).toEqual([])
})

test('keys pass other statuses on their way: only Enter tells the one that is meant', async () => {
  const { field, sentChanges } = row('Pending')
  field.focus()
  byKey(field, 'Confirmed')
  byKey(field, 'Shipped')
  expect(field.value).toBe('Shipped')
  expect(sentChanges()).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  await expect.poll(sentChanges).toEqual([{ orderId, delivery_status: 'Shipped' }])
})

test('what was passed by keys has a button of its own, and leaving takes it back', async () => {
  const { field, user, sentChanges } = row('Pending')
  field.focus()
  byKey(field, 'Confirmed')
  await user.click(screen.getByRole('button', { name: `Update ${orderId} to Confirmed` }))
  await expect.poll(sentChanges).toEqual([{ orderId, delivery_status: 'Confirmed' }])
  await expect.poll(() => field.value).toBe('Pending')

  field.focus()
  byKey(field, 'Shipped')
  await user.click(document.body)
  expect(field.value).toBe('Pending')
  field.focus()
  byKey(field, 'Shipped')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /Update/ })).toBeNull()
  expect(sentChanges()).toHaveLength(1)
})

test('before an order is cancelled the reason is asked for, which its buyer reads', async () => {
  const { field, user, sentChanges } = row('Confirmed')
  byPointer(field, 'Cancelled')
  const dialog = within(await screen.findByRole('dialog', { name: `Cancel Order ${orderId}?` }))
  expect(dialog.getByText(/The buyer is told at once and reads the reason/)).toBeTruthy()
  expect(field.value).toBe('Confirmed')
  await user.click(dialog.getByRole('radio', { name: 'Out of stock' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel Order' }))
  await expect.poll(sentChanges).toEqual([{ orderId, delivery_status: 'Cancelled', reason: 'Out of stock' }])
})

test('an order is taken back from Delivered only when that is meant', async () => {
  const { field, user, sentChanges } = row('Delivered')
  byPointer(field, 'Shipped')
  const title = `Take order ${orderId} back from Delivered?`
  await user.click(within(await screen.findByRole('dialog', { name: title })).getByText('Keep as it is'))
  expect([field.value, sentChanges()]).toEqual(['Delivered', []])
  byPointer(field, 'Shipped')
  await user.click(await screen.findByRole('button', { name: 'Set to Shipped' }))
  await expect.poll(sentChanges).toEqual([{ orderId, delivery_status: 'Shipped' }])
})

test('on the page of an order another status is chosen before it can be sent', async () => {
  const sent: unknown[] = []
  const order = { order_id: 'VJ-1', delivery_status: 'Pending' } as const
  const { user } = show(
    <StatusForm order={order} isChanging={false} onChange={(change) => sent.push(change)} />,
  )
  const update = screen.getByRole<HTMLButtonElement>('button', { name: 'Update' })
  expect(update.disabled).toBe(true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'New status' }), 'Confirmed')
  await user.click(update)
  expect(sent).toEqual([{ orderId: 'VJ-1', from: 'Pending', to: 'Confirmed' }])
})
