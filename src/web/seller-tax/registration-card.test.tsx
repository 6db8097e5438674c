import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { saveTaxRegistration, type TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { RegistrationCard } from './registration-card.tsx'

const coimbatore: TaxRegistration = {
  gstin: '33AABCK1234F1Z3',
  legal_name: 'Kovai Mills',
  trade_name: '',
  address: '14 Avinashi Road, Coimbatore',
  pin: '641004',
  state_code: '33',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'KM',
  udyam_number: '',
  udyam_class: null,
  udyam_activity: null,
  is_default: false,
  last_number: null,
  next_number: 'KM/26-27/0001',
  waiting_names: null,
  revision: 3,
}

test('a name that waits for the desk is said, and what bills print until then', () => {
  const waiting_names = { legal_name: 'Kovai Mills Ltd', trade_name: 'Kovai' }
  show(
    <RegistrationCard
      registration={{ ...coimbatore, waiting_names }}
      onEdit={() => {}}
      onChanged={async () => {}}
    />,
    { as: { user_id: '7' } },
  )
  expect(screen.getByText('Kovai Mills')).toBeTruthy()
  expect(
    screen.getByText('Kovai Mills Ltd (Kovai) waits for our check. Until then bills print the name above.'),
  ).toBeTruthy()
})

test('a registration that another tab has changed is not undone by choosing it here', async () => {
  const sentence = 'This registration was changed since you opened it. Please look at it again.'
  const calls = answer(saveTaxRegistration, () => {
    throw new ApiError(409, sentence, { code: 'changed' })
  })
  const changes: true[] = []
  const { user } = show(
    <RegistrationCard
      registration={coimbatore}
      onEdit={() => {}}
      onChanged={async () => void changes.push(true)}
    />,
    { as: { user_id: '7' } },
  )
  await user.click(screen.getByRole('button', { name: /^Use 33AABCK1234F1Z3/ }))
  await user.type(screen.getByLabelText('Your password'), 'purana-taala')
  await user.click(screen.getByRole('button', { name: 'Use for new invoices' }))
  await expect.poll(() => changes).toEqual([true])
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(calls.map(({ input }) => input)).toMatchObject([
    { is_default: true, revision: 3, password: 'purana-taala' },
  ])
})

test('another registration is used for new invoices with the password alone', async () => {
  const calls = answer(saveTaxRegistration, () => {
    throw new ApiError(401, 'Your current password is wrong.', { field: 'password' })
  })
  const { user } = show(
    <RegistrationCard registration={coimbatore} onEdit={() => {}} onChanged={async () => {}} />,
    { as: { user_id: '7' } },
  )
  await user.click(screen.getByRole('button', { name: /^Use 33AABCK1234F1Z3/ }))
  await user.click(screen.getByRole('button', { name: 'Use for new invoices' }))
  const password = screen.getByLabelText('Your password')
  expect(document.activeElement).toBe(password)
  expect(calls).toEqual([])
  await user.type(password, 'guessed')
  await user.click(screen.getByRole('button', { name: 'Use for new invoices' }))
  expect(await screen.findByText('Your current password is wrong.')).toBeTruthy()
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

test('the last and the next number of the series are shown, and one that is full says what to do', () => {
  const numbersOf = (numbers: Pick<TaxRegistration, 'last_number' | 'next_number'>) => {
    const { leave } = show(
      <RegistrationCard
        registration={{ ...coimbatore, ...numbers }}
        onEdit={() => {}}
        onChanged={async () => {}}
      />,
      { as: { user_id: '7' } },
    )
    const text = document.body.textContent
    leave()
    return text
  }
  expect(numbersOf({ last_number: 'KM/26-27/0005', next_number: 'KM/26-27/0006' })).toContain(
    'Next: KM/26-27/0006\nLast: KM/26-27/0005',
  )
  expect(numbersOf({ last_number: null, next_number: 'KM/26-27/0001' })).not.toContain('Last:')
  expect(numbersOf({ last_number: 'KM/26-27/9999999', next_number: null })).toContain(
    'This series is full: please choose another prefix.',
  )
})
