import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type BankRateLine, changeBankRate } from '#contract/admin/bank-rates.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { RateDialog } from './rate-dialog.tsx'

const line: BankRateLine = {
  ...{ from_date: '2026-02-06', rate_bp: 550, source: 'Decision of February' },
  ...{ checked_on: '2026-11-22', revision: 2 },
}
const closed: string[] = []
const dialog = (of?: BankRateLine) =>
  show(<RateDialog line={of} onClose={() => closed.push('closed')} />, { as: { user_id: '1' } }).user
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a bank rate is added in percent from its day on; each field says what is missing in it', async () => {
  const calls = answer(changeBankRate, () => ({ content: 'The bank rate is saved' }))
  const user = dialog()
  await user.click(save())
  expect(screen.getByText('Choose the day')).toBeTruthy()
  expect(screen.getByText('Source cannot be empty')).toBeTruthy()
  await user.type(screen.getByLabelText('From which day on'), '2026-12-05')
  await user.type(field(/Bank rate in percent/), '5.255')
  await user.type(field(/Source/), 'Decision of December')
  await user.click(save())
  expect(field(/Bank rate in percent/).getAttribute('aria-invalid')).toBe('true')
  expect(calls).toHaveLength(0)
  await user.clear(field(/Bank rate in percent/))
  await user.type(field(/Bank rate in percent/), '5.25')
  await user.click(save())
  await expect.poll(() => closed.splice(0)).toEqual(['closed'])
  expect(calls[0]?.input).toMatchObject({
    ...{ fromDate: '2026-12-05', rate_bp: 525, source: 'Decision of December', revision: 0 },
  })
})

test('what the server refuses stands at its field, and a line that was changed meanwhile is not written over', async () => {
  const refusals = [
    new ApiError(400, 'Choose a date such as 2026-11-19', { field: 'checked_on' }),
    new ApiError(409, 'This rate was changed since you opened it.', { code: 'changed' }),
  ]
  const calls = answer(changeBankRate, () => {
    throw refusals.shift() as ApiError
  })
  const user = dialog(line)
  expect(field(/Bank rate in percent/).value).toBe('5.5')
  await user.click(save())
  expect(await screen.findByText('Choose a date such as 2026-11-19')).toBeTruthy()
  await user.click(save())
  expect(await screen.findByText('This rate was changed since you opened it.')).toBeTruthy()
  expect(closed).toEqual([])
  expect(calls.map(({ input }) => input.revision)).toEqual([2, 2])
})
