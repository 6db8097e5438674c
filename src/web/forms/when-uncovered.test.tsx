import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { whenUncovered } from './when-uncovered.ts'

const frames = async (count: number) => {
  for (let index = 0; index < count; index += 1) await new Promise(requestAnimationFrame)
}

test('a field takes the focus when the cover of its form is gone, however late that is drawn', async () => {
  show(
    <div style={{ visibility: 'hidden' }}>
      <input style={{ visibility: 'inherit' }} />
    </div>,
  )
  const field = screen.getByRole('textbox', { hidden: true })
  whenUncovered(
    () => field,
    (element) => element.focus(),
  )
  await frames(3)
  expect(document.activeElement).not.toBe(field)
  field.parentElement?.style.setProperty('visibility', 'visible')
  await frames(2)
  expect(document.activeElement).toBe(field)
})

test('a field that only the answer calls for is waited for a moment, and no longer', async () => {
  let calls = 0
  const find = () => {
    calls += 1
    return undefined
  }
  whenUncovered(find, () => {})
  await frames(20)
  expect(calls).toBe(11)
  whenUncovered(
    () => screen.queryByRole('textbox') ?? undefined,
    (element) => element.focus(),
  )
  await frames(3)
  show(<input />)
  await frames(3)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
