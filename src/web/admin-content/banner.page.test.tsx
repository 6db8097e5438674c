import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changeContent, listContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import BannerPage from './banner.page.tsx'

const value = {
  ...{ tag: 'Festival', title: 'Sell more before Diwali', lead: 'List your goods today.' },
  ...{ button: 'Start now', link: '/live_market', points: ['No fee', 'Buyers of all India'] },
}
const banner = { name: 'pro', revision: 3, value, made_at: null, made_by: null }

const page = (document: object | null = banner) =>
  show(<BannerPage {...({ loaderData: { document } } as ComponentProps<typeof BannerPage>)} />, {
    as: { user_id: '1' },
  })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('what an editor types stands in the preview before it is saved, and is saved as the next revision', async () => {
  const calls = answer(changeContent, ({ value: next }) => ({
    content: 'Saved',
    document: { ...banner, revision: 4, value: next },
  }))
  const { user } = page()
  await user.clear(field(/^Headline/))
  await user.type(field(/^Headline/), 'दिवाली से पहले')
  const preview = within(screen.getByRole('region', { name: 'Preview', hidden: true }))
  expect(preview.getByText('दिवाली से पहले')).toBeTruthy()
  expect(calls).toEqual([])
  await user.click(save())
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.input).toMatchObject({
    kind: 'banners',
    name: 'pro',
    revision: 3,
    value: { title: 'दिवाली से पहले' },
  })
})

test('a banner without its words, or with nine short lines, is not sent and says why', async () => {
  const calls = answer(changeContent, () => ({ content: 'Saved', document: banner }))
  const { user } = page()
  await user.clear(field(/^Headline/))
  await user.clear(field(/^Short lines/))
  await user.type(field(/^Short lines/), 'a{enter}b{enter}c{enter}d{enter}e{enter}f{enter}g{enter}h{enter}i')
  await user.click(save())
  expect(screen.getByText('There can be at most 8 short lines')).toBeTruthy()
  expect(field(/^Headline/).getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test('where another admin saved first, what is typed stays and takes its place by another press', async () => {
  const calls = answer(changeContent, ({ revision, value: next }) => {
    if (revision === 3) throw new ApiError(409, 'This was changed.', { code: 'changed' })
    return { content: 'Saved', document: { ...banner, revision: 5, value: next } }
  })
  answer(listContent, () => ({ documents: [{ ...banner, revision: 4 }] }))
  const { user } = page()
  await user.type(field(/^Tag/), ' offer')
  await user.click(save())
  expect(await screen.findByText(/^Somebody else saved the banner meanwhile/)).toBeTruthy()
  expect(field(/^Tag/).value).toBe('Festival offer')
  await user.click(save())
  await expect.poll(() => calls.length).toBe(2)
  expect(calls.map(({ input }) => input.revision)).toEqual([3, 4])
})

test('a banner that could not be loaded is asked for again', () => {
  page(null)
  expect(screen.getByText('This could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
