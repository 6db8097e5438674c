import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { showMessage, toastError, toastInfo, toastSuccess } from './toast.ts'

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))
const toastOf = async (text: string) =>
  (await screen.findByText(text)).closest('.Toastify__toast') as HTMLElement
const isLeaving = (toast: HTMLElement) => !toast.isConnected || toast.className.includes('exit')

test('a success is a status, a failure an alert, with its reason in a line of its own', async () => {
  show(null)
  toastSuccess('Saved one')
  toastError(['It was not saved', 'The name is taken.'])
  expect(await toastOf('Saved one')).toHaveProperty('role', 'status')
  const failure = await toastOf('It was not saved')
  expect(failure.getAttribute('role')).toBe('alert')
  expect(within(failure).getByText('The name is taken.')).toBeTruthy()
})

test('a message is spoken in our words alone', async () => {
  show(null)
  toastSuccess('Saved one')
  const toast = await toastOf('Saved one')
  await expect.poll(() => within(toast).queryByRole('progressbar')).toBeNull()
  const names = [...toast.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))
  expect(names).toEqual(['Close'])
})

test('a success takes away the messages of the tries before it', async () => {
  show(null)
  toastError('No connection now')
  const failure = await toastOf('No connection now')
  toastSuccess('Saved at last')
  await toastOf('Saved at last')
  await expect.poll(() => isLeaving(failure)).toBe(true)
})

test('a form that is sent again has been read', async () => {
  show(<form aria-label="Name" onSubmit={(event) => event.preventDefault()} />)
  toastError('This name is taken')
  const failure = await toastOf('This name is taken')
  fireEvent.submit(screen.getByRole('form', { name: 'Name' }))
  await expect.poll(() => isLeaving(failure)).toBe(true)
})

test('a message may be acted on', async () => {
  const presses: string[] = []
  const { user } = show(null)
  toastInfo('Removed pens', { label: 'Undo', onPress: () => presses.push('undo') })
  await user.click(within(await toastOf('Removed pens')).getByRole('button', { name: 'Undo' }))
  expect(presses).toEqual(['undo'])
})

test('each message is closed by a button of its own', async () => {
  const { user } = show(null)
  toastInfo('A new order')
  const toast = await toastOf('A new order')
  await user.click(within(toast).getByRole('button', { name: 'Close' }))
  await expect.poll(() => isLeaving(toast)).toBe(true)
})

test('a fourth makes the oldest go', async () => {
  show(null)
  const texts = ['First of four', 'Second of four', 'Third of four', 'Fourth of four']
  for (const text of texts) toastInfo(text)
  const toasts = await Promise.all(texts.map(toastOf))
  await expect.poll(() => toasts.map(isLeaving)).toEqual([true, false, false, false])
  expect(messages().getByText('Fourth of four')).toBeTruthy()
})

test('without its code, as offline, a message is still a sentence that is read out and goes by itself', async () => {
  vi.useFakeTimers()
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await showMessage('error', ['This could not be loaded.', 'Check your connection.'], undefined, missing)
  expect(screen.getByRole('alert').textContent).toBe('This could not be loaded. Check your connection.')
  vi.runAllTimers()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
