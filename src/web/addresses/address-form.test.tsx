import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import {
  type Address,
  deleteAddress,
  listAddresses,
  saveAddress,
  updateAddress,
} from '#contract/users/address.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAddress } from './delete-address.tsx'

const jaipur: Address = {
  address_id: 'one',
  revision: 1,
  state: 'Rajasthan',
  city: 'Jaipur',
  postalCode: '302001',
  shipAddress: '12 MG Road',
}

/** The form of a new address, or of an existing one. */
function form(address?: Address) {
  const saved: Address[] = []
  const page = show(<AddressForm address={address} onSaved={(next) => saved.push(next)} />, {
    as: { user_id: '7' },
  })
  return { ...page, saved }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const state = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /State/ })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

async function written({ user }: ReturnType<typeof form>, pin = '302001') {
  await user.type(field(/PIN code/), pin)
  if (state().value === '') await user.selectOptions(state(), 'Rajasthan')
  await user.type(field(/City/), 'Jaipur')
  await user.type(field(/Shipping address/), '12 MG Road')
}

test('the form begins at the PIN code, which brings its state along, in any digits', async () => {
  const { user } = form()
  expect(document.activeElement).toBe(field(/PIN code/))
  await user.type(field(/PIN code/), '३०२००१')
  expect([field(/PIN code/).value, state().value]).toEqual(['302001', 'Rajasthan'])
})

test('Save waits until all four are filled; blanks fill nothing', async () => {
  const page = form()
  await written(page)
  expect(save().disabled).toBe(false)
  await page.user.clear(field(/City/))
  await page.user.type(field(/City/), '  ')
  expect(save().disabled).toBe(true)
})

test('an address is saved once, under a key', async () => {
  const calls = answer(saveAddress, () => ({ content: 'Saved', message: 'Saved', data: jaipur }))
  const page = form()
  await written(page)
  await page.user.click(save())
  await page.user.click(save())
  await expect.poll(() => page.saved).toEqual([jaipur])
  expect(calls.map(({ input }) => input)).toEqual([
    { state: 'Rajasthan', city: 'Jaipur', postalCode: '302001', shipAddress: '12 MG Road' },
  ])
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
})

test('a PIN code that is none is refused once the field is left, and is not sent', async () => {
  const calls = answer(saveAddress, () => ({ content: 'Saved', message: 'Saved', data: jaipur }))
  const page = form()
  await written(page, '3020')
  expect(field(/PIN code/).getAttribute('aria-invalid')).toBe('true')
  await page.user.click(save())
  expect(document.activeElement).toBe(field(/PIN code/))
  expect(calls).toEqual([])
})

test('what was typed and not saved is there when the form is opened again', async () => {
  const page = form()
  await written(page)
  page.leave()
  form()
  expect([field(/City/).value, state().value]).toEqual(['Jaipur', 'Rajasthan'])
})

test('where another tab was faster, both are shown and the person chooses', async () => {
  answer(updateAddress, () => {
    throw new ApiError(409, 'It has changed.', { code: 'changed' })
  })
  answer(listAddresses, () => ({
    data: [{ ...jaipur, revision: 2, city: 'Ajmer' }],
    total: 1,
    total_is_floor: false,
    next: null,
  }))
  const page = form(jaipur)
  await page.user.clear(field(/City/))
  await page.user.type(field(/City/), 'Udaipur')
  await page.user.click(save())
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Ajmer')
  expect(dialog.textContent).toContain('Udaipur')
  expect(page.saved).toEqual([])
})

test('an address is deleted after a question, which says what stays', async () => {
  const calls = answer(deleteAddress, () => ({ content: 'Deleted' }))
  const events: string[] = []
  const { user } = show(
    <DeleteAddress
      address={jaipur}
      onClose={() => events.push('closed')}
      onDeleted={async () => void events.push('deleted')}
    />,
    { as: { user_id: '7' } },
  )
  expect(screen.getByText('Orders that were placed with it keep their copy.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => events).toEqual(['closed', 'deleted'])
  expect(calls.map(({ input }) => input)).toEqual([{ addressId: 'one' }])
})
