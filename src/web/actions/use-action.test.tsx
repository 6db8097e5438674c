import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { changePassword } from '#contract/users/account.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { deferred } from '#web/testing/deferred.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useAction } from './use-action.ts'

const rules = {
  current: (text: string) => (text ? undefined : 'Write your password.'),
  next: (text: string) => (text.length < 3 ? 'Three letters at least.' : undefined),
}

/** A form like those of our pages: rules, a call and its messages. */
function PasswordForm() {
  const form = useForm({ start: { current: '', next: '' }, rules })
  const change = useAction({
    send: () => api(changePassword, form.draft),
    form,
    failure: 'It could not be changed.',
    success: ({ content }) => content,
    failureToast: true,
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (form.check()) void change.run()
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate>
      <TextField label="Password" {...form.field('current')} />
      <TextField label="New password" {...form.field('next')} />
      <p>{change.failure}</p>
      <Button type="submit" loading={change.isPending}>
        Change
      </Button>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const reply = (content: string) => ({ content })

async function written() {
  const page = show(<PasswordForm />, { as: { user_id: '7' } })
  await page.user.type(field('Password'), 'old')
  await page.user.type(field('New password'), 'newer')
  return page
}
const press = ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: /Change/ }))

test('what is wrong stands at its fields, the first has the focus, and nothing is sent', async () => {
  const calls = answer(changePassword, () => reply('Changed'))
  const page = show(<PasswordForm />)
  await press(page)
  expect(document.activeElement).toBe(field('Password'))
  expect(screen.getByText('Write your password.')).toBeTruthy()
  await page.user.type(field('Password'), 'old')
  expect(screen.queryByText('Write your password.')).toBeNull()
  await press(page)
  expect(document.activeElement).toBe(field('New password'))
  expect(field('New password').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test('it is sent once however often it is pressed, and the success is shown', async () => {
  const { promise, resolve } = deferred<ReturnType<typeof reply>>()
  const calls = answer(changePassword, () => promise)
  const page = await written()
  await press(page)
  await press(page)
  await page.user.type(field('Password'), '{Enter}')
  expect(calls.map(({ input }) => input)).toEqual([{ current: 'old', next: 'newer' }])
  resolve(reply('The password is changed.'))
  expect((await screen.findByRole('status')).textContent).toBe('The password is changed.')
  await press(page)
  expect(calls).toHaveLength(2)
})

test('a refusal that names a field stands there, with the focus, until somebody writes into it', async () => {
  const sentence = 'This is not your password.'
  answer(changePassword, () => {
    throw new ApiError(400, sentence, { field: 'current' })
  })
  const page = await written()
  await press(page)
  await screen.findByText(sentence, { selector: 'form *' })
  await expect.poll(() => document.activeElement).toBe(field('Password'))
  expect((await screen.findByRole('alert', { name: '' })).textContent).toContain(sentence)
  await page.user.keyboard('x')
  expect(screen.queryByText(sentence, { selector: 'form *' })).toBeNull()
})

test('a line that is lost is no refusal: it can be tried again as it stands', async () => {
  let isLost = true
  const calls = answer(changePassword, () => {
    if (isLost) throw new Error('the line')
    return reply('At last.')
  })
  const page = await written()
  await press(page)
  const sentence = await screen.findByText(/./, { selector: 'form p' })
  expect(sentence.textContent).not.toContain('the line')
  expect(field('New password').value).toBe('newer')
  isLost = false
  await press(page)
  expect(await screen.findByText('At last.')).toBeTruthy()
  expect(calls).toHaveLength(2)
  expect(screen.queryByText(/./, { selector: 'form p' })).toBeNull()
})
