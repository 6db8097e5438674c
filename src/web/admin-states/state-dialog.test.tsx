import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import type { StateContent } from '#contract/content/states.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { StateDialog } from './state-dialog.tsx'
import type { StateDocument } from './state-draft.ts'

const value = {
  ...{ name: 'Goa', aliases: ['GA', 'गोवा'], has_utgst: false, is_ended: false, into: '', note: '' },
  ...{ source: 'State list of the GST portal', checked_on: '2026-11-22' },
} satisfies StateContent
const documentOf = (name: string, changes: Partial<StateContent> = {}): StateDocument => ({
  ...{ name, revision: 1, made_at: null, made_by: null },
  value: { ...value, ...changes },
})
const goa = documentOf('30')
const ended = documentOf('25', { name: 'Daman & Diu', is_ended: true })
const saved = { content: 'Saved', document: goa }

function dialog(document?: StateDocument) {
  const closed: string[] = []
  const states = [ended, documentOf('27', { name: 'Maharashtra' }), goa]
  const page = show(
    <StateDialog document={document} states={states} onClose={() => closed.push('closed')} />,
    { as: { user_id: '1' } },
  )
  return { ...page, closed }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a state is added under a free code with its spellings; a code that stands or is none is refused at the field', async () => {
  const calls = answer(changeContent, () => saved)
  const { user, closed } = dialog()
  await user.type(field(/^Code/), '30')
  await user.click(save())
  expect(screen.getByText('This code stands in the list: change it there')).toBeTruthy()
  expect(screen.getByText('The name of the state cannot be empty')).toBeTruthy()
  await user.clear(field(/^Code/))
  await user.type(field(/^Code/), '97')
  expect(screen.getByText('The code of a state has two digits, from 01 to 95')).toBeTruthy()
  await user.clear(field(/^Code/))
  await user.type(field(/^Code/), '३९')
  await user.type(field(/^Name/), 'Bodoland')
  await user.type(field(/^Other spellings/), '7\nबोडोलैंड')
  await user.type(field(/^Source/), 'Act 1 of 2027')
  await user.click(save())
  expect(screen.getByText('A name or spelling of a state has at least two letters')).toBeTruthy()
  await user.clear(field(/^Other spellings/))
  await user.type(field(/^Other spellings/), 'BL\n\n बोडोलैंड ')
  await user.click(screen.getByRole('checkbox', { name: /UTGST takes the place/ }))
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls[0]?.input).toMatchObject({
    ...{ kind: 'states', name: '39', revision: 0 },
    value: { name: 'Bodoland', aliases: ['BL', 'बोडोलैंड'], has_utgst: true, is_ended: false, into: '' },
  })
  expect(calls[0]?.input.value).not.toHaveProperty('code')
})

test('a state that ends says into which it went, of those that stand; what was chosen goes when it has not ended', async () => {
  const calls = answer(changeContent, () => saved)
  const { user, closed } = dialog(goa)
  expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'It has ended' }))
  const into = screen.getByRole<HTMLSelectElement>('combobox', { name: /Went into/ })
  expect([...into.options].map(({ text }) => text)).toEqual(['No other state', 'Maharashtra (27)'])
  await user.selectOptions(into, '27')
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  await user.click(screen.getByRole('checkbox', { name: 'It has ended' }))
  await user.click(save())
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ input }) => [input.value?.is_ended, input.value?.into])).toEqual([
    [true, '27'],
    [false, ''],
  ])
})

test('what the server refuses stands at its field; where another owner saved first the form says what stands', async () => {
  let refusal: ApiError | undefined = new ApiError(400, "'Kerala' already means Kerala.", { field: 'name' })
  const calls = answer(changeContent, () => {
    if (refusal) throw refusal
    return saved
  })
  answer(listContent, () => ({
    documents: [documentOf('30', { name: 'Gomantak', source: 'An Act' })].map((each) => ({
      ...each,
      revision: 2,
    })),
  }))
  const { user, closed } = dialog(goa)
  await user.click(save())
  expect(await screen.findByText("'Kerala' already means Kerala.")).toBeTruthy()
  refusal = new ApiError(409, 'This content was changed.', { code: 'changed' })
  await user.click(save())
  expect(await screen.findByText(/Somebody else saved this state: Gomantak\. An Act\./)).toBeTruthy()
  refusal = undefined
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls.map(({ input }) => input.revision)).toEqual([1, 1, 2])
})
