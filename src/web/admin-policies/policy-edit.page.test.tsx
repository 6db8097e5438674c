import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import PolicyEditPage from './policy-edit.page.tsx'

const value = {
  ...{ lead: 'How goods go back.', description: 'Returns', in_force: '2026-01-01' },
  ...{ points: [{ figure: '14 days', text: 'Goods go back' }], text: '## Damage\n\nSay it within 10 days.' },
}
const policy = { name: 'returns', revision: 2, value, made_at: null, made_by: null }

type Props = ComponentProps<typeof PolicyEditPage>
const page = (name: 'returns' | 'terms' = 'returns', document: object | undefined = { ...policy, name }) =>
  show(<PolicyEditPage {...({ loaderData: { name, document } } as Props)} />, { as: { user_id: '1' } })
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const preview = () => within(screen.getByRole('region', { name: 'Preview', hidden: true }))

test('a policy is read as its page will show it, before it is saved as the next revision', async () => {
  const calls = answer(changeContent, () => ({ content: 'Saved', document: { ...policy, revision: 3 } }))
  const { user } = page()
  expect(preview().getByText('Damage')).toBeTruthy()
  await user.type(field(/^The text/), '{enter}{enter}- Photos help')
  expect(preview().getByText('Photos help')).toBeTruthy()
  await user.click(save())
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toMatchObject({
    revision: 2,
    value: { points: value.points, text: expect.stringMatching(/- Photos help$/) },
  })
})

test('HTML stays words in the preview', async () => {
  const { user } = page()
  await user.type(field(/^The text/), '{enter}{enter}<img src=x onerror=alert(1)>')
  expect(preview().getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

test('a figure without its text is not sent, and says how it is written', async () => {
  const calls = answer(changeContent, () => ({ content: 'Saved', document: policy }))
  const { user } = page()
  await user.type(field(/^Most important figures/), '{enter}30 days')
  await user.click(save())
  expect(screen.getByText('Each line has a figure, the sign | and a text')).toBeTruthy()
  expect(calls).toEqual([])
})

test('who changes the terms reads whom a new day tells', () => {
  page('terms')
  expect(screen.getByText(/everybody with an account is told/)).toBeTruthy()
})

test('where another admin saved first, what is typed stays and answers what they saved', async () => {
  const calls = answer(changeContent, ({ revision }) => {
    if (revision === 2) throw new ApiError(409, 'This was changed.', { code: 'changed' })
    return { content: 'Saved', document: { ...policy, revision: 4 } }
  })
  answer(listContent, () => ({ documents: [{ ...policy, revision: 3 }] }))
  const { user } = page()
  await user.type(field(/^Sentence below/), ' Always.')
  await user.click(save())
  expect(await screen.findByText(/^Somebody else saved this text meanwhile/)).toBeTruthy()
  expect(field(/^Sentence below/).value).toBe('How goods go back. Always.')
  await user.click(save())
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ input }) => input.revision)).toEqual([2, 3])
})
