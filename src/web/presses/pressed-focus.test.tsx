import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { focusPressedButtons } from './pressed-focus.ts'

focusPressedButtons()

/** A press as Safari makes it, which gives the focus to no button. */
const pressInSafari = () => fireEvent.click(screen.getByText('Open'))

test('a pressed button has the focus also where the browser does not give it', () => {
  show(
    <button type="button">
      <b>Open</b>
    </button>,
  )
  pressInSafari()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a field that keeps the focus during a press has it afterwards', () => {
  show(
    <>
      <input aria-label="Name" />
      <button type="button">Open</button>
    </>,
  )
  const field = screen.getByRole('textbox', { name: 'Name' })
  field.focus()
  pressInSafari()
  expect(document.activeElement).toBe(field)
})
