import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { findWrongQuantity, QuantityStepper } from './quantity-stepper.tsx'

/** A stepper in a page that accepts every number. */
function stepper(value = 5, bounds: { min?: number; max?: number } = {}) {
  const numbers: number[] = []
  const read = (text: string) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN)
  const part = (shown: number) => (
    <QuantityStepper label="Quantity" value={shown} read={read} onCommit={commit} {...bounds} />
  )
  const commit = (next: number) => {
    numbers.push(next)
    page.change(part(next))
  }
  const page = show(part(value))
  return { numbers, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }), ...page }
}

const more = () => screen.getByRole('button', { name: 'Increase quantity' })
const less = () => screen.getByRole('button', { name: 'Decrease quantity' })

test('one press is one more or one less', async () => {
  const { numbers, user, field } = stepper()
  await user.click(more())
  await user.click(less())
  await user.click(less())
  expect(numbers).toEqual([6, 5, 4])
  expect(field.value).toBe('4')
})

test('a press that is held counts on, and tells only the last number', () => {
  vi.useFakeTimers()
  const { numbers, field } = stepper()
  fireEvent.pointerDown(more(), { button: 0 })
  act(() => vi.advanceTimersByTime(450 + 80 * 2))
  expect([field.value, numbers]).toEqual(['9', []])
  fireEvent.pointerUp(more())
  expect(numbers).toEqual([9])
})

test('a press that turns into a scroll counts for nothing', () => {
  const { numbers, field } = stepper()
  fireEvent.pointerDown(more(), { button: 0 })
  expect(field.value).toBe('6')
  fireEvent.pointerCancel(more())
  expect([field.value, numbers]).toEqual(['5', []])
})

test('the keyboard presses one at a time', async () => {
  const { numbers, user } = stepper()
  more().focus()
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(numbers).toEqual([6, 7])
})

test('a typed number is reported once it is complete: by Enter, or when the field is left', async () => {
  const { numbers, user, field } = stepper()
  await user.click(field)
  await user.keyboard('120')
  expect(numbers).toEqual([])
  await user.keyboard('{Enter}')
  expect(numbers).toEqual([120])
  await user.clear(field)
  await user.type(field, '1,000')
  await user.tab()
  expect(numbers).toEqual([120, 1000])
})

test('Escape and an empty field bring back the number that counts', async () => {
  const { numbers, user, field } = stepper()
  await user.type(field, '7{Escape}')
  expect(field.value).toBe('5')
  await user.clear(field)
  await user.tab()
  expect([field.value, numbers]).toEqual(['5', []])
})

test.each([
  ['many', 'Write a whole number, such as 25.'],
  ['9', 'Write a whole number, such as 25.'],
  ['5001', '5,000 at most.'],
])('%j is never taken for another number: the field says what is wrong with it', async (text, sentence) => {
  const { numbers, user, field } = stepper(25, { min: 10, max: 5000 })
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(numbers).toEqual([])
  field.blur()
  expect(findWrongQuantity()).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(field.parentElement?.hasAttribute('data-invalid')).toBe(true)
  await user.type(field, '{Escape}')
  expect(field.parentElement?.hasAttribute('data-invalid')).toBe(false)
  expect(findWrongQuantity()).toBe(false)
})

test('at its bounds there is nothing to press', () => {
  stepper(10, { min: 10, max: 10 })
  expect([less(), more()].map((button) => button.hasAttribute('disabled'))).toEqual([true, true])
})
