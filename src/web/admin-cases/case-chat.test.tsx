import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDeskChat } from '#contract/admin/admin-cases.ts'
import type { Case } from '#contract/cases/case-fields.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { CaseChat } from './case-chat.tsx'

const row = {
  ...{ case_id: 'VT-7Q2K9X4M', order_id: 'VJ-7Q2K9X4M', is_chat_open: true },
  ...{ opener: 'Asha', other: 'Kaveri Knits', me: 'desk', seller: 'other' },
} as Case

const message = (seq: number) => ({
  ...{ seq, from: 'opener' as const, message: `Message ${seq}`, sent_at: '2026-11-20T05:00:00.000Z' },
})

/** Says why, and opens it. */
async function readChat(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('Why do you read their chat?'), 'The words differ')
  await user.click(screen.getByRole('button', { name: 'Read their chat' }))
}

test('the chat is read with a reason, and earlier messages by another press, above those that are there', async () => {
  const sent = answer(getDeskChat, ({ before }) =>
    before === undefined
      ? { messages: [message(3), message(4)], has_older: true }
      : { messages: [message(1), message(2)], has_older: false },
  )
  const { user } = show(<CaseChat row={row} />)
  await user.click(screen.getByRole('button', { name: 'Read their chat' }))
  expect(screen.getByText('Please say why')).toBeTruthy()
  expect(sent).toEqual([])
  await readChat(user)
  await screen.findByText('Message 3')
  await user.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('Message 1')
  expect(screen.getAllByText(/^Message/).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4].map((seq) => `Message ${seq}`),
  )
  expect(sent.map(({ input }) => String(input.before))).toEqual(['undefined', '3'])
  expect(sent.map(({ input }) => input.reason)).toEqual(['The words differ', 'The words differ'])
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
})

test('earlier messages that do not come say so, and what is there stays', async () => {
  answer(getDeskChat, ({ before }) => {
    if (before !== undefined) throw new ApiError(503, 'We cannot do this right now.')
    return { messages: [message(3)], has_older: true }
  })
  const { user } = show(<CaseChat row={row} />)
  await readChat(user)
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  await waitFor(() => expect(screen.getByText('We cannot do this right now.')).toBeTruthy())
  expect(screen.getByText('Message 3')).toBeTruthy()
})

test('without the consent of both there is nothing to press', () => {
  show(<CaseChat row={{ ...row, is_chat_open: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/stays closed until both sides agree/)).toBeTruthy()
})
