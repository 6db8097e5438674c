import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { undoContent } from '#contract/content/admin-content.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { UndoDialog } from './undo-dialog.tsx'

const document = { name: '33', revision: 4, value: null, made_at: null, made_by: null }
const closed: string[] = []

function dialog() {
  const place = { kind: 'eway-limits', name: '33', revision: 3 } as const
  const { user } = show(<UndoDialog place={place} restore={1} onClose={() => closed.push('closed')} />, {
    as: { user_id: '1' },
  })
  return user
}
const bringBack = () => screen.getByRole('button', { name: 'Bring back' })

test('a former revision is brought back, against the one that the owner has read', async () => {
  const calls = answer(undoContent, () => ({ content: 'Revision 1 stands again.', document }))
  const user = dialog()
  screen.getByRole('heading', { name: 'Bring back revision 1?' })
  await user.click(bringBack())
  await expect.poll(() => closed.splice(0)).toEqual(['closed'])
  expect(calls.map(({ input }) => input)).toEqual([
    { kind: 'eway-limits', name: '33', restore: 1, revision: 3 },
  ])
})

test('what an editor may not bring back is refused in a sentence, and the question stays', async () => {
  answer(undoContent, () => {
    throw new ApiError(403, 'Your role does not allow this.')
  })
  const user = dialog()
  await user.click(bringBack())
  expect(await screen.findByText('Your role does not allow this.')).toBeTruthy()
  expect(closed).toEqual([])
})
