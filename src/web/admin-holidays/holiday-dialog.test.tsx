import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import type { HolidayDocument } from '#web/admin-content/holiday-draft.ts'
import { holidayTexts } from '#web/admin-content/holiday-texts.ts'
import { RemoveDialog } from '#web/admin-content/remove-dialog.tsx'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { HolidayDialog } from './holiday-dialog.tsx'

const pongal: HolidayDocument = {
  ...{ name: '01-15 33', revision: 3, made_at: null, made_by: null },
  value: { date: '2026-01-15', is_yearly: true, name: 'Pongal', state_code: '33' },
}
const saved = { content: 'Saved', document: pongal }
const closed: string[] = []
const close = () => closed.push('closed')

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const press = (label: string) => screen.getByRole('button', { name: label })

test('a holiday of a state is added under its day and place; without name and day both fields say what is missing', async () => {
  const calls = answer(changeContent, () => saved)
  const { user } = show(<HolidayDialog document={undefined} onClose={close} />, { as: { user_id: '1' } })
  await user.click(press('Save'))
  expect(screen.getByText('The name of the holiday cannot be empty')).toBeTruthy()
  expect(screen.getByText('Choose a day')).toBeTruthy()
  expect(calls).toHaveLength(0)
  await user.type(name(), 'Pongal')
  await user.type(screen.getByLabelText('Day'), '2026-01-15')
  await user.click(screen.getByRole('checkbox', { name: 'Every year on this day' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Tamil Nadu')
  await user.click(press('Save'))
  await expect.poll(() => closed.splice(0)).toEqual(['closed'])
  expect(calls[0]?.input).toEqual({
    ...{ kind: 'holidays', name: '01-15%2033', revision: 0 },
    value: pongal.value,
  })
})

test('what the server refuses stands at its field, and the dialog stays with what was typed', async () => {
  answer(changeContent, () => {
    throw new ApiError(400, 'A holiday is one of all of India or of a state', { field: 'state_code' })
  })
  const { user } = show(<HolidayDialog document={pongal} onClose={close} />, { as: { user_id: '1' } })
  await user.type(name(), ' day')
  await user.click(press('Save'))
  expect(await screen.findByText('A holiday is one of all of India or of a state')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Where' }).getAttribute('aria-invalid')).toBe('true')
  expect(name().value).toBe('Pongal day')
  expect(closed).toEqual([])
})

test('where another admin took it away first, the form says so, and saving brings it back as it is typed', async () => {
  const calls = answer(changeContent, ({ revision }) => {
    if (revision === 3) throw new ApiError(409, 'This entry was changed.', { code: 'changed' })
    return saved
  })
  answer(listContent, () => ({ documents: [{ ...pongal, revision: 4, value: null }] }))
  const { user } = show(<HolidayDialog document={pongal} onClose={close} />, { as: { user_id: '1' } })
  await user.click(press('Save'))
  expect(await screen.findByText(/Somebody else took this holiday away/)).toBeTruthy()
  await user.click(press('Save'))
  await expect.poll(() => closed.splice(0)).toEqual(['closed'])
  expect(calls.map(({ input }) => input.revision)).toEqual([3, 4])
})

test('a holiday is taken away after a question, and a refusal stands in it', async () => {
  let isRefused = true
  const calls = answer(changeContent, () => {
    if (isRefused) throw new ApiError(409, 'This entry was changed.', { code: 'changed' })
    return { ...saved, content: 'Taken away. The history keeps it.' }
  })
  const remove = (
    <RemoveDialog kind="holidays" document={pongal} name="Pongal" texts={holidayTexts} onClose={close} />
  )
  const { user } = show(remove, { as: { user_id: '1' } })
  screen.getByRole('heading', { name: "Take away 'Pongal'?" })
  await user.click(press('Take away'))
  expect(await screen.findByText('This entry was changed.')).toBeTruthy()
  expect(closed).toEqual([])
  isRefused = false
  await user.click(press('Take away'))
  await expect.poll(() => closed.splice(0)).toEqual(['closed'])
  expect(calls[1]?.input).toEqual({ kind: 'holidays', name: '01-15%2033', value: null, revision: 3 })
})
