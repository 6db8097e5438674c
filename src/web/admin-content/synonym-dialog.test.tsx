import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import { trySynonym } from '#contract/content/empty-searches.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import type { SynonymDocument } from './synonym-draft.ts'
import type { SynonymEdit } from './use-synonym.ts'

const sariya: SynonymDocument = {
  ...{ name: 'sariya', revision: 1, made_at: null, made_by: null },
  value: { words: 'sariya, saria', means: 'tmt bar', both_ways: false },
}
const saved = { content: 'Saved', document: sariya }

function dialog(edit: SynonymEdit) {
  const closed: string[] = []
  const page = show(<SynonymDialog edit={edit} onClose={() => closed.push('closed')} />, {
    as: { user_id: '1' },
  })
  return { ...page, closed }
}
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('words that were searched in vain fill the form, are tried and then saved', async () => {
  const product = { product_id: '1', product_name: 'Steel bucket', seller_company: 'Kaveri' }
  const trials = answer(trySynonym, () => ({
    before: { total: 0, products: [] },
    after: { total: 1, products: [product] },
  }))
  const calls = answer(changeContent, () => saved)
  const { user, closed } = dialog({ searched: 'ghamela' })
  expect(field(/What buyers type/).value).toBe('ghamela')
  await user.click(press('Try'))
  expect(screen.getByText('What sellers write cannot be empty')).toBeTruthy()
  await user.type(field(/What sellers write/), 'bucket')
  await user.click(press('Try'))
  const after = await screen.findByRole('region', { name: 'With this synonym' })
  expect(within(after).getByText('1 product')).toBeTruthy()
  expect(within(after).getByText('Steel bucket')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Today' })).getByText('Nothing is found')).toBeTruthy()
  expect(trials[0]?.input).toMatchObject({ q: 'ghamela', synonym: { means: 'bucket' } })
  expect(calls).toHaveLength(0)
  await user.click(press('Save'))
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls[0]?.input).toMatchObject({ kind: 'synonyms', name: 'ghamela', revision: 0 })
})

test('where another admin saved first, the form says what stands, keeps what is typed and answers that', async () => {
  const calls = answer(changeContent, ({ revision }) => {
    if (revision === 1) throw new ApiError(409, 'This entry was changed.', { code: 'changed' })
    return saved
  })
  const value = { words: 'sariya', means: 'iron rod', both_ways: false }
  answer(listContent, () => ({ documents: [{ ...sariya, value, revision: 2 }] }))
  const { user, closed } = dialog({ document: sariya })
  await user.type(field(/What sellers write/), ', rebar')
  await user.click(press('Save'))
  expect(await screen.findByText(/Somebody else saved this entry: sariya → iron rod/)).toBeTruthy()
  expect(field(/What sellers write/).value).toBe('tmt bar, rebar')
  await user.click(press('Save'))
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls.map(({ input }) => input.revision)).toEqual([1, 2])
})
