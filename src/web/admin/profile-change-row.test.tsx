import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import { show } from '#web/testing/show.tsx'
import { ProfileChangeRow } from './profile-change-row.tsx'

const change: ProfileChange = {
  change_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  field: 'registration_names',
  former: 'Kaveri Knits',
  wanted: 'Tata Steel Limited',
  registration: { gstin: '33ABCDE1234F1Z5', former_trade_name: '', trade_name: 'Tata' },
  status: 'pending',
  reason: null,
  seller: {
    user_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12',
    name: 'Kaveri Knits',
    full_name: 'Meenakshi Sundaram',
    phone_number: '919876543210',
    gst_number: '33ABCDE1234F1Z5',
  },
  same_sellers: 1,
  created_at: '2026-11-20T05:00:00.000Z',
  decided_at: null,
  decided_by: null,
}

const showRow = (row: Partial<ProfileChange> = {}) =>
  show(
    <ul>
      <ProfileChangeRow
        change={{ ...change, ...row }}
        isDeciding={false}
        onApprove={() => {}}
        onDecline={() => {}}
      />
    </ul>,
  )

const lookAlike = 'Some letters only look like those of the Latin alphabet.'

test('an admin reads both names of the bills, whose number they are, and that another seller has the name', () => {
  showRow()
  for (const text of [
    'Name on bills',
    'GST number 33ABCDE1234F1Z5',
    'Now: Kaveri Knits',
    'New: Tata Steel Limited',
    'Now: none',
    'New: Tata',
    'Another verified seller has this name.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(lookAlike)).toBeNull()
})

test.each(['Tаta Steel', 'ΤΑΤΑ', 'Ｔata', '𝐓ata'])(
  'in %j letters are pointed out that pass for others',
  (name) => {
    showRow({ wanted: name })
    expect(screen.getByText(lookAlike)).toBeTruthy()
  },
)

test.each(['Sharma & Sons (शर्मा)', 'Café Ñandú', 'தமிழ் Mills'])('in %j none is pointed out', (name) => {
  showRow({ wanted: name })
  expect(screen.queryByText(lookAlike)).toBeNull()
})

const approve = () => screen.getByRole('button', { name: /^Approve: / })

test('a name that no other verified seller has is approved by the filled button', () => {
  showRow({ same_sellers: 0 })
  expect(approve().className).toContain('button-primary')
})

test('beside the warning that another verified seller has the name, approving is not the filled button', () => {
  showRow()
  expect(approve().className).not.toContain('button-primary')
})
