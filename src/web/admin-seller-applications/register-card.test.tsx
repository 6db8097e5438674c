import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Applicant } from '#contract/admin/admin-seller-applications.ts'
import { type DirectoryFinding, lookUpApplicant } from '#contract/admin/directory-finding.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { RegisterCard } from './register-card.tsx'

const seller = { user_id: '7', company_name: 'Kovai Mills' } as Applicant
const finding: DirectoryFinding = {
  checked_at: '2026-11-03T10:00:00.000Z',
  register: {
    ...{ legal_name: 'RAMESH KUMAR', trade_name: '', status: 'Cancelled', constitution: 'Proprietorship' },
    registered_on: '2017-07-01',
  },
  ...{ is_active: false, names_fit: false },
}
const open = (of: DirectoryFinding | null, onChanged = vi.fn(async () => {})) =>
  show(<RegisterCard seller={seller} finding={of} onChanged={onChanged} />)

test('a reviewer looks the number up, and the page reads what was found', async () => {
  const onChanged = vi.fn(async () => {})
  answer(lookUpApplicant, () => ({ success: true, content: 'The register has answered.' }))
  const page = open(null, onChanged)
  await page.user.click(screen.getByRole('button', { name: 'Look up in the directory' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
})

test('a cancelled status and other names stand out', () => {
  open(finding)
  expect(screen.getByText('The register says of this number: Cancelled')).toBeTruthy()
  expect(screen.getByText(/other names than Kovai Mills/)).toBeTruthy()
  expect(screen.getByText('RAMESH KUMAR')).toBeTruthy()
})

test('what fits has no warning', () => {
  open({ ...finding, is_active: true, names_fit: true })
  expect(screen.queryByText(/The register says/)).toBeNull()
})

test('a number that the register does not have says so', () => {
  open({ ...finding, register: null })
  expect(screen.getByText('The register has no such number.')).toBeTruthy()
})
