import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { noteEntry } from '#contract/khata/khata.ts'
import type { KhataNote } from '#contract/khata/khata-fields.ts'
import { notedAlreadyStatus } from '#contract/payments/payment-rules.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { NoteDialog } from './note-dialog.tsx'

const note: KhataNote = {
  ...{ entry_id: '3f2c1d64-5e6f-4a7b-8c9d-0e1f2a3b4c5d', kind: 'receipt', amount: 500, on: '2026-12-01' },
  ...{ method: 'cash', number: '', order_id: null, state: 'cleared', dispute: null },
}

test('cash that the khata has already is asked about, and saved again by a press of its own', async () => {
  const question = 'You noted ₹500.00 in cash for 1 Dec 2026 already. Is this a second payment?'
  const calls = answer(noteEntry, ({ again }) => {
    if (!again) throw new ApiError(409, question, { code: notedAlreadyStatus })
    return { content: 'The entry is saved, and the buyer sees it', note }
  })
  const { user } = show(<NoteDialog buyerId="b" onClose={() => {}} onChanged={async () => {}} />)
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What is it?' }), 'other')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How was it paid?' }), 'cash')
  await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '500')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(question)
  await user.click(dialog.getByRole('button', { name: 'Yes, a second payment' }))
  await screen.findByText('The entry is saved, and the buyer sees it')
  expect(calls.map(({ input }) => input.again)).toEqual([undefined, true])
})
