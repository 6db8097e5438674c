import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { PriceGroup } from './price-group.tsx'

const sentence = 'Write a price in rupees, such as 1,000 or 99.50.'

test('what is no price is answered in a sentence when its field is left, until it is one', async () => {
  const { user } = show(<PriceGroup filters={{}} bands={[]} />)
  const [from, to] = screen.getAllByRole('textbox')
  await user.type(from as HTMLElement, 'abc')
  await user.type(to as HTMLElement, '₹1,000/-')
  await user.tab()
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(from?.getAttribute('aria-invalid')).toBe('true')
  expect(to?.getAttribute('aria-invalid')).toBeNull()
  await user.clear(from as HTMLElement)
  expect(screen.queryByText(sentence)).toBeNull()
})
