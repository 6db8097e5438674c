import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { TextField } from './field.tsx'

const frameIsInvalid = () => screen.getByRole('textbox').parentElement?.hasAttribute('data-invalid')

test('a field with a sign beside its text is framed as wrong while it has an error', () => {
  const { change } = show(<TextField label="Phone number" leading="+91" error="Enter 10 digits" />)
  expect(frameIsInvalid()).toBe(true)
  change(<TextField label="Phone number" leading="+91" error="" />)
  expect(frameIsInvalid()).toBe(false)
})
