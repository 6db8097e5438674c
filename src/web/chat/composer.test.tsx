import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { show } from '#web/testing/show.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { Composer } from './composer.tsx'

const limit = limits.chat.message

/** The message field of a room, and what it sends. */
function composer() {
  const sent: { message: string; files: readonly ChosenFile[] }[] = []
  const typing: string[] = []
  const part = (roomId = 'one') => (
    <Composer
      key={roomId}
      roomId={roomId}
      onSend={(message, files) => sent.push({ message, files })}
      onTyped={() => typing.push('typing')}
      onStopped={() => typing.push('stopped')}
    />
  )
  const { change, user } = show(part())
  return {
    sent,
    typing,
    user,
    messages: () => sent.map(({ message }) => message),
    enter: (roomId: string) => change(part(roomId)),
  }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const aPdf = (name: string, bytes = 20) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const choose = (...files: File[]) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  fireEvent.change(input)
}

test('Enter sends what was written, without blanks around it, and the next message begins', async () => {
  const { user, messages, typing } = composer()
  await user.type(field(), '  Is it dyed?  {Enter}')
  expect(messages()).toEqual(['Is it dyed?'])
  expect([field().value, document.activeElement]).toEqual(['', field()])
  expect(typing.at(-1)).toBe('stopped')
})

test('Shift and Enter begin a new line', async () => {
  const { user, messages } = composer()
  await user.type(field(), 'First{Shift>}{Enter}{/Shift}second{Enter}')
  expect(messages()).toEqual(['First\nsecond'])
})

test('the Enter that ends a word of an input method sends nothing', async () => {
  const { user, messages } = composer()
  await user.type(field(), 'नमस्ते')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(messages()).toEqual([])
})

test('a blank message cannot be sent, and tells nobody of typing', async () => {
  const { user, messages, typing } = composer()
  await user.type(field(), '  \u200b ')
  expect(sendButton().disabled).toBe(true)
  await user.keyboard('{Enter}')
  expect(messages()).toEqual([])
  expect(typing).not.toContain('typing')
})

test('words that were not sent stay with their room', async () => {
  const { user, enter } = composer()
  await user.type(field(), 'Half a sent')
  enter('two')
  expect(field().value).toBe('')
  enter('one')
  expect(field().value).toBe('Half a sent')
})

test('shortly before its end the field says how much is left', async () => {
  composer()
  fireEvent.change(field(), { target: { value: 'a'.repeat(limit * 0.9 - 1) } })
  expect(screen.queryByText(`${limit - 1} / ${limit}`)).toBeNull()
  fireEvent.change(field(), { target: { value: 'a'.repeat(limit - 1) } })
  expect(screen.getByText(`${limit - 1} / ${limit}`)).toBeTruthy()
})

test('files go with a message, also with none; each can be taken out before', async () => {
  const { user, sent } = composer()
  choose(aPdf('prices.pdf'), aPdf('offer.pdf'))
  const list = within(await screen.findByRole('list', { name: 'Files to send' }))
  await list.findByText('offer.pdf')
  await user.click(list.getByRole('button', { name: 'Remove prices.pdf' }))
  await user.click(sendButton())
  expect(sent.map(({ message, files }) => [message, files.map(({ name }) => name)])).toEqual([
    ['', ['offer.pdf']],
  ])
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
})

test('a file that cannot be sent stops no other, and is called by its name', async () => {
  composer()
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), aPdf('offer.pdf'))
  expect(await screen.findByText('offer.pdf')).toBeTruthy()
  expect(screen.getByText('notes.txt: Choose a picture (JPG, PNG, WebP) or a PDF.')).toBeTruthy()
})
