import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { late } from './late.tsx'

type QuestionProps = { onClose: () => void }
type Load = () => Promise<ComponentType<QuestionProps>>

const Question = ({ onClose }: QuestionProps) => (
  <p>
    Why?{' '}
    <button type="button" onClick={onClose}>
      Leave
    </button>
  </p>
)
const noLine: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const line: Load = async () => Question

/** A page with a field and a button that opens a part; each press loads it by the next of `lines`. */
function page(...lines: Load[]) {
  const waiting = [...lines]
  const LateQuestion = late(
    () => (waiting.shift() ?? noLine)(),
    ({ onClose }: QuestionProps) => onClose(),
  )
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Report
        </button>
        {isOpen && <LateQuestion onClose={() => setOpen(false)} />}
      </>
    )
  }
  const { user } = show(<Page />)
  return {
    note: screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }),
    type: (words: string) => user.type(screen.getByRole('textbox', { name: 'Note' }), words),
    press: () => user.click(screen.getByRole('button', { name: 'Report' })),
    close: () => user.click(screen.getByRole('button', { name: 'Leave' })),
  }
}

const sentence = 'This could not be loaded. Check your connection and try again.'

test('a part that does not come leaves the page and its words, says so, and comes with the second press', async () => {
  const { note, type, press } = page(noLine, line)
  await type('half a thought')
  await press()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect([note.isConnected, note.value]).toEqual([true, 'half a thought'])
  await press()
  expect(await screen.findByText('Why?')).toBeTruthy()
})

test('a part that is there is loaded once and opens at once', async () => {
  const { press, close } = page(line)
  await press()
  expect(await screen.findByText('Why?')).toBeTruthy()
  await close()
  expect(screen.queryByText('Why?')).toBeNull()
  await press()
  expect(screen.getByText('Why?')).toBeTruthy()
})
