import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import {
  type BillingProfile,
  deleteBillingProfile,
  saveBillingProfile,
  updateBillingProfile,
} from '#contract/users/billing.ts'
import type { Profile } from '#contract/users/user.ts'
import { firstDraft } from '#web/billing/billing-draft.ts'
import { BillingForm } from '#web/billing/billing-form.tsx'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DeleteBilling } from './delete-billing.tsx'

const surat: BillingProfile = {
  billing_id: 'one',
  revision: 1,
  gstin: '27AAPFU0939F1ZV',
  legal_name: 'Ring Road Stores',
  address: '12 Ring Road',
  pin: '400002',
  state_code: '27',
  is_default: true,
}

function form(profile?: BillingProfile) {
  const saved: BillingProfile[] = []
  const outdated: true[] = []
  const page = show(
    <BillingForm
      profile={profile}
      onSaved={(next) => saved.push(next)}
      onOutdated={() => outdated.push(true)}
    />,
    { as: { user_id: '7' } },
  )
  return { ...page, saved, outdated }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('a billing profile is saved once, under a key', async () => {
  const calls = answer(saveBillingProfile, () => ({ content: 'Saved', data: surat }))
  const { user, saved } = form()
  await user.type(field(/GST/), '27aapfu0939f1zv')
  await user.type(field(/Legal name/), 'Ring Road Stores')
  await user.type(field(/Registered address/), '12 Ring Road')
  await user.type(field(/PIN code/), '४००००२')
  await user.click(save())
  await user.click(save())
  await expect.poll(() => saved).toEqual([surat])
  expect(calls.map(({ input }) => input)).toEqual([
    {
      gstin: '27AAPFU0939F1ZV',
      legal_name: 'Ring Road Stores',
      address: '12 Ring Road',
      pin: '400002',
      is_default: false,
    },
  ])
  expect(calls[0]?.headers['idempotency-key']).toBeTruthy()
})

test('a GST number whose last character does not fit is not sent, and its field takes the focus', async () => {
  const calls = answer(saveBillingProfile, () => ({ content: 'Saved', data: surat }))
  const { user } = form()
  await user.type(field(/GST/), '27AAPFU0939F1ZX')
  await user.type(field(/Legal name/), 'Ring Road Stores')
  await user.click(save())
  expect(document.activeElement).toBe(field(/GST/))
  expect(document.body.textContent).toContain(
    'The last character of this GST number does not fit the others. Please check for a typing mistake.',
  )
  expect(calls).toEqual([])
})

test('of two tabs the later says that the profile has changed, and keeps what was typed', async () => {
  const sentence = 'This billing profile was changed since you opened it. Please look at it again.'
  answer(updateBillingProfile, () => {
    throw new ApiError(409, sentence, { code: 'changed' })
  })
  const { user, saved, outdated } = form(surat)
  await user.type(field(/Legal name/), ' LLP')
  await user.click(save())
  await screen.findByText(sentence)
  // The page behind it reads the newer one, and nothing speaks of the connection.
  expect(outdated).toEqual([true])
  expect(document.body.textContent).not.toContain('Check your connection')
  expect(field(/Legal name/).value).toBe('Ring Road Stores LLP')
  expect(saved).toEqual([])
})

test('the first profile begins with what the account says', () => {
  const profile = {
    gst_number: '27AAPFU0939F1ZV',
    company_name: null,
    full_name: 'Asha Verma',
    address: '12 Station Road, Mumbai 400002',
  } as Profile
  expect(firstDraft(profile)).toEqual({
    gstin: '27AAPFU0939F1ZV',
    legal_name: 'Asha Verma',
    address: '12 Station Road, Mumbai 400002',
    pin: '400002',
    is_default: true,
  })
})

test('a profile is deleted after a question, which says what stays', async () => {
  const calls = answer(deleteBillingProfile, () => ({ content: 'Deleted' }))
  const events: string[] = []
  const { user } = show(
    <DeleteBilling
      profile={surat}
      onClose={() => events.push('closed')}
      onDeleted={async () => void events.push('deleted')}
    />,
    { as: { user_id: '7' } },
  )
  expect(screen.getByText('Orders that were placed with it keep their copy.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => events).toEqual(['closed', 'deleted'])
  expect(calls.map(({ input }) => input)).toEqual([{ billingId: 'one' }])
})
