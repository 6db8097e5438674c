import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { GstRateDialog } from './gst-rate-dialog.tsx'
import type { GstRateDocument } from './gst-rate-draft.ts'

const value = { is_offered: true, hint: '', source: 'Notification 9/2025', checked_on: '2026-11-22' }
const five: GstRateDocument = { name: '500', revision: 1, made_at: null, made_by: null, value }
const saved = { content: 'Saved', document: five }

function dialog(document?: GstRateDocument) {
  const closed: string[] = []
  const page = show(
    <GstRateDialog document={document} taken={new Set(['500'])} onClose={() => closed.push('closed')} />,
    { as: { user_id: '1' } },
  )
  return { ...page, closed }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a rate is added with its source; one that stands in the list and one that is none are refused at the field', async () => {
  const calls = answer(changeContent, () => saved)
  const { user, closed } = dialog()
  await user.type(field(/Rate in percent/), '5')
  await user.click(save())
  expect(screen.getByText('This rate stands in the list: change it there')).toBeTruthy()
  expect(screen.getByText('Source cannot be empty')).toBeTruthy()
  await user.clear(field(/Rate in percent/))
  await user.type(field(/Rate in percent/), '0.125')
  await user.type(field(/Source/), 'Notification 1/2027')
  await user.click(save())
  expect(screen.getByText('A rate is a percentage from 0 to 100 with at most two decimals')).toBeTruthy()
  await user.clear(field(/Rate in percent/))
  await user.type(field(/Rate in percent/), '7.5')
  await user.type(field(/Which goods have it/), 'paper')
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  const { checked_on, ...written } = { ...value, hint: 'paper', source: 'Notification 1/2027' }
  expect(calls[0]?.input).toMatchObject({ kind: 'gst-rates', name: '750', revision: 0, value: written })
  expect(calls[0]?.input.value).not.toHaveProperty('rate')
})

test('a rate that ends is offered no longer, and what the server refuses stands at its field', async () => {
  let isRefused = true
  const calls = answer(changeContent, () => {
    if (isRefused) throw new ApiError(400, 'Choose a date such as 2026-11-19', { field: 'checked_on' })
    return saved
  })
  const { user, closed } = dialog(five)
  expect(screen.queryByRole('textbox', { name: /Rate in percent/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Forms offer this rate' }))
  await user.click(save())
  expect(await screen.findByText('Choose a date such as 2026-11-19')).toBeTruthy()
  isRefused = false
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls[1]?.input).toMatchObject({ name: '500', revision: 1, value: { is_offered: false } })
})

test('where another admin saved first, the form says what stands and answers that', async () => {
  const calls = answer(changeContent, ({ revision }) => {
    if (revision === 1) throw new ApiError(409, 'This content was changed.', { code: 'changed' })
    return saved
  })
  answer(listContent, () => ({
    documents: [{ ...five, revision: 2, value: { ...value, is_offered: false, source: 'Council' } }],
  }))
  const { user, closed } = dialog(five)
  await user.click(save())
  expect(await screen.findByText(/Somebody else saved this rate: not offered\. Council\./)).toBeTruthy()
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls.map(({ input }) => input.revision)).toEqual([1, 2])
})
