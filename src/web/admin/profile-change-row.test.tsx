import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import { show } from '#web/testing/show.tsx'
import { ProfileChangeRow } from './profile-change-row.tsx'

const change: ProfileChange = {
  ...{ change_id: 'c', field: 'company_name', former: 'Kaveri Knits', wanted: 'Ganga Textiles' },
  ...{ status: 'pending', reason: null, same_sellers: 0, created_at: '2026-11-23T10:00:00.000Z' },
  ...{ decided_at: null, decided_by: null },
  seller: {
    ...{ user_id: 'u', name: 'Kaveri Knits', full_name: 'Meena Kumari' },
    ...{ phone_number: '919000000003', gst_number: '' },
  },
}
const approve = () => screen.getByRole('button', { name: 'Approve: Ganga Textiles' })
const decide = { isDeciding: false, onApprove: () => {}, onDecline: () => {} }

test('a name that no other verified seller has is approved by the filled button', () => {
  show(<ProfileChangeRow change={change} {...decide} />, { as: { user_id: '7' } })
  expect(approve().className).toContain('button-primary')
})

test('beside the warning that another verified seller has the name, approving is not the filled button', () => {
  show(<ProfileChangeRow change={{ ...change, same_sellers: 1 }} {...decide} />, { as: { user_id: '7' } })
  expect(screen.getByText('Another verified seller has this name.')).toBeTruthy()
  expect(approve().className).not.toContain('button-primary')
})
