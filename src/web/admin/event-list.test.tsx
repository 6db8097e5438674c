import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditEvent } from '#contract/admin/admin-audit.ts'
import { show } from '#web/testing/show.tsx'
import { EventList } from './event-list.tsx'

const event = {
  ...{
    audit_event_id: 7,
    action: 'product.verify',
    actor_name: 'Asha',
    created_at: '2026-11-30T06:30:00.000Z',
  },
  ...{ subject_type: 'product', subject_id: '8', subject_name: 'Linen Shirt', details: {} },
  request_id: '9beaad5d-6036-4b01-91a4-e208f1bbd58c',
} as unknown as AuditEvent

test('the log names the request of a decision, the overview does not', () => {
  const page = show(<EventList events={[event]} />)
  expect(screen.getByText(/9beaad5d/)).toBeTruthy()
  page.change(<EventList events={[event]} isBrief />)
  expect(screen.getByText('Product verified')).toBeTruthy()
  expect(screen.queryByText(/9beaad5d/)).toBeNull()
})
