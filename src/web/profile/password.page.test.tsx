import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { profilePath } from '#contract/paths.ts'
import { changePassword } from '#contract/users/account.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import PasswordPage from './password.page.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true'

async function written(current: string, next: string, again = next) {
  const page = show(<PasswordPage />, { address: '/profile/password', as: { user_id: '7' } })
  if (current) await page.user.type(field('Current password'), current)
  if (next) await page.user.type(field('New password'), next)
  if (again) await page.user.type(field('New password again'), again)
  await page.user.click(screen.getByRole('button', { name: 'Change password' }))
  return page
}

test('a new password is set and leads back to the profile', async () => {
  const calls = answer(changePassword, () => ({ content: 'Done' }))
  const { address } = await written('old secret', 'newer secret')
  await expect.poll(address).toBe(profilePath)
  expect(await screen.findByText('Your password is changed.')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([{ current: 'old secret', next: 'newer secret' }])
})

test('everything that is wrong is shown at once, and the first wrong field has the focus', async () => {
  const calls = answer(changePassword, () => ({ content: 'Done' }))
  await written('', 'a', 'b')
  expect(['Current password', 'New password', 'New password again'].map(isWrong)).toEqual([true, true, true])
  expect(document.activeElement).toBe(field('Current password'))
  expect(screen.getByText('The two new passwords differ.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('what is red follows every letter', async () => {
  const { user } = await written('old secret', 'newer secret', 'newer secre')
  expect(isWrong('New password again')).toBe(true)
  await user.type(field('New password again'), 't')
  expect(isWrong('New password again')).toBe(false)
})

test('a wrong current password is shown at its field', async () => {
  answer(changePassword, () => {
    throw new ApiError(400, 'This is not your current password', { field: 'current' })
  })
  const { address } = await written('a guess', 'newer secret')
  await expect.poll(() => isWrong('Current password')).toBe(true)
  await expect.poll(() => document.activeElement).toBe(field('Current password'))
  expect(screen.getAllByText('This is not your current password')).toHaveLength(1)
  expect([address(), field('New password').value]).toEqual(['/profile/password', 'newer secret'])
})

test('a password can be looked at while it is typed', async () => {
  const { user } = show(<PasswordPage />)
  expect(field('Current password').type).toBe('password')
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
  expect(field('Current password').type).toBe('text')
})
