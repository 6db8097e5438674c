import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { signIn } from '#contract/users/user.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { noPhone, readPhone } from '#web/users/phone-input.ts'
import { LoginForm } from './login-form.tsx'
import { PasswordLogin } from './password-login.tsx'

const secondCode = () => screen.queryByLabelText<HTMLInputElement>(/^Code of your authenticator app/)

test('whoever has an authenticator app is asked for its code after the password, which stays', async () => {
  const sent = answer(signIn, () => {
    throw new ApiError(401, 'Please enter the code of your authenticator app', { field: 'second_code' })
  })
  const { user } = show(<PasswordLogin phone={readPhone('9000000003', noPhone)} onPhone={() => {}} />)
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(password, 'demo1234')
  expect(secondCode()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText(/^Code of your auth/))
  expect(password.value).toBe('demo1234')
  await user.type(secondCode() as HTMLInputElement, '287 082')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.input).toEqual({
    phone_number: '919000000003',
    password: 'demo1234',
    second_code: '287 082',
  })
})

test('a forgotten password has its way before any try, also where no codes can be sent', () => {
  show(<LoginForm hasCodes={false} />)
  const link = screen.getByRole('link', { name: 'Forgot password?' })
  expect(link.getAttribute('href')).toBe('/forgot_password')
})
