import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveTaxRegistration, type TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { browserStorage } from '#web/storage/storage.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { RegistrationForm } from './registration-form.tsx'

const tiruppur: TaxRegistration = {
  gstin: '33AABCK1234F1Z3',
  legal_name: 'Kovai Mills',
  trade_name: '',
  address: '14 Avinashi Road, Tiruppur',
  pin: '641602',
  state_code: '33',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'KM',
  udyam_number: '',
  udyam_class: null,
  udyam_activity: null,
  is_default: true,
  last_number: null,
  next_number: 'KM/26-27/0001',
  waiting_names: null,
  revision: 3,
}

function showForm({
  registration,
  own,
}: {
  registration?: TaxRegistration
  own: readonly TaxRegistration[]
}) {
  const calls = answer(saveTaxRegistration, () => ({
    success: true as const,
    content: 'GST registration saved',
    data: tiruppur,
  }))
  const shown = show(
    <RegistrationForm registration={registration} own={own} onSaved={() => {}} onOutdated={() => {}} />,
    { as: { user_id: '7' } },
  )
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...shown, calls, save }
}

const password = () => screen.queryByLabelText('Your password')

test('another scheme asks for the password, which no storage of the browser keeps', async () => {
  const { user, calls, save } = showForm({ registration: tiruppur, own: [tiruppur] })
  expect(password()).toBeNull()
  await user.selectOptions(screen.getByLabelText('Scheme'), 'composition')
  await save()
  expect(calls).toEqual([])
  await user.type(screen.getByLabelText('Your password'), 'purana-taala')
  const kept = browserStorage.names().map((name) => browserStorage.read(name))
  expect(kept.join()).toMatch(/composition/)
  expect(kept.join()).not.toMatch(/purana/)
  await save()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toMatchObject({ scheme: 'composition', password: 'purana-taala' })
})

test('another prefix asks for it, another address does not', async () => {
  const { user, calls, save } = showForm({ registration: tiruppur, own: [tiruppur] })
  const prefix = screen.getByLabelText(/^Prefix/)
  await user.type(prefix, 'X')
  expect(password()).not.toBeNull()
  await user.type(screen.getByLabelText('Your password'), 'galat')
  await user.type(prefix, '{Backspace}')
  expect(password()).toBeNull()
  await user.type(screen.getByLabelText('Principal place of business'), ' 2')
  await save()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toMatchObject({ password: '' })
})

test('the first registration of a shop asks for none, a further one does', () => {
  const { change } = showForm({ own: [] })
  expect(password()).toBeNull()
  change(<RegistrationForm own={[tiruppur]} onSaved={() => {}} onOutdated={() => {}} />)
  expect(password()).not.toBeNull()
})
