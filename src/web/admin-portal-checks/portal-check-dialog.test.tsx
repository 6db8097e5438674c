import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { PortalCheckDialog } from './portal-check-dialog.tsx'
import type { PortalCheckDocument } from './portal-check-draft.ts'

const value = {
  ...{ is_on: true, since: '2018-04-01', until: null, source: 'perione.in', checked_on: '2026-11-29' },
}
const check: PortalCheckDocument = { name: 'eway-214', revision: 3, made_at: null, made_by: null, value }

test('a check is switched off with its source; days in the wrong order are refused at the field', async () => {
  const calls = answer(changeContent, () => ({ content: 'Saved', document: check }))
  const closed: string[] = []
  const { user } = show(<PortalCheckDialog document={check} onClose={() => closed.push('closed')} />, {
    as: { user_id: '1' },
  })
  await user.click(screen.getByRole('checkbox', { name: 'Files are checked' }))
  await user.type(screen.getByLabelText(/Last day/), '2017-01-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('The last day cannot be before the first')).toBeTruthy()
  await user.clear(screen.getByLabelText(/Last day/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => closed).toEqual(['closed'])
  const { checked_on: _, ...written } = { ...value, is_on: false }
  expect(calls[0]?.input).toMatchObject({
    kind: 'portal-checks',
    name: 'eway-214',
    revision: 3,
    value: written,
  })
})
