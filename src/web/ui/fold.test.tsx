import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { Fold } from './fold.tsx'

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open
const tell = (event: string) => act(() => dispatchEvent(new Event(event)))

test.each([true, false])('what is open (%s) is open on paper, and on the screen as before', (opens) => {
  show(
    <Fold opens={opens} line={<h2>Payment</h2>} short="₹100.00 paid">
      <p>All of it</p>
    </Fold>,
  )
  tell('beforeprint')
  expect(isOpen()).toBe(true)
  tell('afterprint')
  expect(isOpen()).toBe(opens)
})
