import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#contract/admin/second-factor.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { BothDialog } from './both-dialog.tsx'
import { TurnOn } from './turn-on.tsx'

const codes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a']
const begun = { secret: 'GEZD GNBV GY3T QOJQ', link: 'otpauth://totp/Vanij', qr_svg: '<svg/>' }
const button = (name: string) => screen.getByRole('button', { name })

test('password, key of the app, first code: then the recovery codes', async () => {
  answer(beginSecondFactor, ({ password }) => {
    if (password !== 'right')
      throw new ApiError(401, 'Your current password is wrong.', { field: 'password' })
    return begun
  })
  const sent = answer(confirmSecondFactor, ({ code }) => {
    if (code === '000000') throw new ApiError(401, 'This code is wrong', { field: 'code' })
    return { content: 'On', recovery_codes: codes }
  })
  const made: unknown[] = []
  const { user } = show(<TurnOn onClose={() => {}} onOn={(shown) => made.push(shown)} />)
  await user.type(screen.getByLabelText('Your password'), 'wrong')
  await user.click(button('Continue'))
  expect(await screen.findByText('Your current password is wrong.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Your password'))
  await user.type(screen.getByLabelText('Your password'), 'right')
  await user.click(button('Continue'))
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  await user.click(button('Turn on'))
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/^Code that the app/), '000000')
  await user.click(button('Turn on'))
  expect(await screen.findByText('This code is wrong')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Code that the app/))
  await user.type(screen.getByLabelText(/^Code that the app/), '287082')
  await user.click(button('Turn on'))
  await expect.poll(() => made).toEqual([codes])
})

test.each([
  ['renew', 'New recovery codes'],
  ['end', 'Turn off'],
] as const)('to %s wants password and code', async (what, name) => {
  const renewed = answer(renewRecoveryCodes, () => ({ content: 'Made', recovery_codes: codes }))
  const ended = answer(endSecondFactor, () => ({ content: 'Off' }))
  const done: unknown[] = []
  const { user } = show(
    <BothDialog
      what={what}
      onClose={() => {}}
      onCodes={(made) => done.push(made)}
      onEnded={() => done.push('ended')}
    />,
  )
  await user.type(screen.getByLabelText('Your password'), 'right')
  await user.click(button(name))
  expect([...renewed, ...ended]).toEqual([])
  await user.type(screen.getByLabelText(/^Code of your/), '287082')
  await user.click(button(name))
  await expect.poll(() => done).toEqual([what === 'end' ? 'ended' : codes])
  expect([...renewed, ...ended].map(({ input }) => input)).toEqual([{ password: 'right', code: '287082' }])
})
