import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Applicant, approveSeller, rejectSeller } from '#contract/admin/admin-seller-applications.ts'
import { ApiError } from '#contract/client.ts'
import { useDecide } from '#web/admin/use-decide.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DecisionBar } from './decision-bar.tsx'

const applicant = { user_id: '9', revision: 4, company_name: 'Hexa Steel' } as Applicant

function Bar({ seller, city }: { seller: Applicant; city: string | null }) {
  const { decide, isDeciding } = useDecide()
  return (
    <DecisionBar
      seller={seller}
      suggested={{ state: 'Maharashtra', city }}
      decide={(ask) => decide('one', ask)}
      isDeciding={isDeciding}
    />
  )
}

/** The buttons by which an admin decides about an applicant. */
const bar = (city: string | null = 'Pune') =>
  show(<Bar seller={applicant} city={city} />, { as: { user_id: '1' } })
const press = ({ user }: ReturnType<typeof bar>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

test('an applicant is approved with the city that the address suggests', async () => {
  const calls = answer(approveSeller, () => ({ content: 'Approved' }))
  const page = bar()
  await press(page, 'Approve')
  expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('Pune')
  expect(dialog().getByText(/Maharashtra/)).toBeTruthy()
  await page.user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([{ userId: '9', revision: 4, city: 'Pune' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a city nobody is approved', async () => {
  const calls = answer(approveSeller, () => ({ content: 'Approved' }))
  const page = bar(null)
  await press(page, 'Approve')
  await page.user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(dialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await page.user.type(dialog().getByRole('textbox'), ' Nashik{Enter}')
  await expect.poll(() => calls.map(({ input }) => input.city)).toEqual(['Nashik'])
})

test('what the reviewer has read in the papers goes along, a Udyam number with its certificate', async () => {
  const calls = answer(approveSeller, () => ({ content: 'Approved' }))
  const seller = { ...applicant, business_license_type: 'MSME', proprietor_document_type: 'PAN' } as Applicant
  const page = show(<Bar seller={seller} city="Pune" />, { as: { user_id: '1' } })
  await press(page, 'Approve')
  for (const name of [/PAN card/, /MSME certificate/])
    await page.user.click(dialog().getByRole('checkbox', { name }))
  await page.user.type(dialog().getByRole('textbox', { name: /Udyam/ }), 'UDYAM-MH-1')
  await page.user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(dialog().getByText(/looks like UDYAM/)).toBeTruthy()
  await page.user.type(dialog().getByRole('textbox', { name: /Udyam/ }), '8-0012345')
  await page.user.click(dialog().getByRole('button', { name: 'Approve' }))
  const checks = ['pan_document', 'udyam']
  const sent = { userId: '9', revision: 4, city: 'Pune', checks, udyam_number: 'UDYAM-MH-18-0012345' }
  await expect.poll(() => calls.map(({ input }) => input)).toEqual([sent])
})

test('nobody is rejected without a reason, which the applicant reads', async () => {
  const calls = answer(rejectSeller, () => ({ content: 'Rejected' }))
  const page = bar()
  await press(page, 'Reject')
  const send = () => page.user.click(dialog().getByRole('button', { name: 'Reject' }))
  await send()
  const words = dialog().getByRole('textbox')
  expect([words.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', words])
  await page.user.type(dialog().getByRole('textbox'), 'The license is not readable.')
  await send()
  await expect
    .poll(() => calls.map(({ input }) => input))
    .toEqual([{ userId: '9', revision: 4, reason: 'The license is not readable.' }])
})

test('often used sentences are added to what is written', async () => {
  const page = bar()
  await press(page, 'Reject')
  const [first, second] = within(dialog().getByRole('group', { name: 'Often used' })).getAllByRole('button')
  await page.user.click(first as HTMLElement)
  await page.user.click(second as HTMLElement)
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    `${first?.textContent} ${second?.textContent}`,
  )
})

test('a decision that was refused stays open with what was written', async () => {
  answer(rejectSeller, () => {
    throw new ApiError(409, 'Somebody else has decided.')
  })
  const page = bar()
  await press(page, 'Reject')
  await page.user.type(dialog().getByRole('textbox'), 'Wrong number.')
  await page.user.click(dialog().getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Somebody else has decided.')).toBeTruthy()
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Wrong number.')
})

test('what was looked at is decided on, also when the applicant changes meanwhile', async () => {
  const calls = answer(approveSeller, () => ({ content: 'Approved' }))
  const page = bar()
  await press(page, 'Approve')
  page.change(<Bar seller={{ ...applicant, revision: 5 }} city="Pune" />)
  await page.user.click(dialog().getByRole('button', { name: 'Approve' }))
  await expect.poll(() => calls.map(({ input }) => input.revision)).toEqual([4])
})
