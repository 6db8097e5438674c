import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { LawFigureDialog } from './law-figure-dialog.tsx'
import type { Figure } from './law-figure-draft.ts'

const source = { source: 'Section 186', checked_on: '2026-11-30', confidence: 'high' } as const
const made = { revision: 1, made_at: null, made_by: null }
const cash: Figure = { ...made, name: 'cash-limit', value: { ...source, value: 20_000_000 } }
const age: Figure = { ...made, name: 'eway-document-days', value: { ...source, value: 180 } }

function dialog(figure: Figure) {
  const closed: string[] = []
  const page = show(<LawFigureDialog figure={figure} onClose={() => closed.push('closed')} />, {
    as: { user_id: '1' },
  })
  return { ...page, closed }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a sum is typed in rupees and kept in paise, with how sure its source is', async () => {
  const calls = answer(changeContent, () => ({ content: 'Saved', document: cash }))
  const { user, closed } = dialog(cash)
  expect(field(/Amount in rupees/).value).toBe('200000')
  await user.clear(field(/Amount in rupees/))
  await user.click(save())
  expect(screen.getByText('Please enter an amount above ₹0, with at most two decimals')).toBeTruthy()
  await user.type(field(/Amount in rupees/), '1,50,000.50')
  await user.selectOptions(screen.getByRole('combobox', { name: /How sure/ }), 'Not checked')
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls[0]?.input).toMatchObject({
    ...{ kind: 'law-figures', name: 'cash-limit', revision: 1 },
    value: { value: 15_000_050, source: 'Section 186', confidence: 'unchecked' },
  })
})

test('days are whole, and a form that is behind says what stands now', async () => {
  const calls = answer(changeContent, ({ revision }) => {
    if (revision === 1) throw new ApiError(409, 'This entry was changed.', { code: 'changed' })
    return { content: 'Saved', document: age }
  })
  answer(listContent, () => ({
    documents: [{ ...age, revision: 2, value: { ...source, value: 90, source: 'Advisory' } }],
  }))
  const { user, closed } = dialog(age)
  await user.clear(field(/Days/))
  await user.type(field(/Days/), '1.5')
  await user.click(save())
  expect(screen.getByText('Please enter a whole number of days, from 1 to 3650')).toBeTruthy()
  await user.clear(field(/Days/))
  await user.type(field(/Days/), '120')
  await user.click(save())
  expect(await screen.findByText(/Somebody else saved this figure: 90 days\. Advisory\./)).toBeTruthy()
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls.map(({ input }) => [input.revision, input.value?.['value']])).toEqual([
    [1, 120],
    [2, 120],
  ])
})
