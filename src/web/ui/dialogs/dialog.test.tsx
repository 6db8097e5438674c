import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** A page with a button that opens a dialog. */
function Page({ keepOnScrim = false, step = 1 }: { keepOnScrim?: boolean; step?: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delete address" keepOnScrim={keepOnScrim}>
        <input aria-label="Name" />
        {step === 1 && <button type="button">First step</button>}
      </Dialog>
    </>
  )
}

async function opened(part = <Page />) {
  const page = show(part)
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  return page
}
const dialog = () => screen.queryByRole('dialog', { name: 'Delete address' })
const title = () => screen.getByRole('heading', { name: 'Delete address' })

test('a dialog takes the focus to its title, and a button closes it', async () => {
  const { user } = await opened()
  expect(document.activeElement).toBe(title())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

test('Escape asks to close it, as the browser tells', async () => {
  await opened()
  fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))
  expect(dialog()).toBeNull()
})

test('a file field inside that is cancelled closes nothing', async () => {
  await opened()
  fireEvent(screen.getByRole('textbox', { name: 'Name' }), new Event('cancel', { bubbles: true }))
  expect(dialog()).not.toBeNull()
})

test('a press beside it closes it, unless what is typed would be lost', async () => {
  const { leave } = await opened()
  fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Name' }))
  expect(dialog()).not.toBeNull()
  fireEvent.pointerDown(dialog() as HTMLElement)
  expect(dialog()).toBeNull()
  leave()
  await opened(<Page keepOnScrim />)
  fireEvent.pointerDown(dialog() as HTMLElement)
  expect(dialog()).not.toBeNull()
})

const mark = () => document.documentElement.getAttribute('data-modal')

/** A dialog over another one, which stands at the side in full height. */
const Both = ({ over, open = true }: { over: boolean; open?: boolean }) => (
  <>
    <Dialog open={open} onClose={() => {}} title="Filters">
      Filters
    </Dialog>
    <Dialog open={over} side onClose={() => {}} title="Cart">
      Cart
    </Dialog>
  </>
)

test('while any dialog is open the page behind is marked, so that it does not scroll', () => {
  expect(mark()).toBeNull()
  const { change, leave } = show(<Both over={false} />)
  expect(mark()).toBe('')
  change(<Both over />)
  expect(mark()).toBe('full-screen')
  change(<Both over={false} />)
  expect(mark()).toBe('')
  change(<Both over={false} open={false} />)
  expect(mark()).toBeNull()
  change(<Both over />)
  leave()
  expect(mark()).toBeNull()
})

test('a dialog that the browser closes by itself lets the page go', () => {
  show(<Both over={false} />)
  fireEvent(screen.getByRole('dialog', { name: 'Filters' }), new Event('close'))
  expect(mark()).toBeNull()
})

test('where what held the focus is gone with its step, the title has it', async () => {
  const { change } = await opened(<Page step={1} />)
  screen.getByRole('button', { name: 'First step' }).focus()
  change(<Page step={2} />)
  await expect.poll(() => document.activeElement).toBe(title())
})

test('each opening starts empty', async () => {
  const { user } = await opened()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
})

/** A dialog that gets its action as a prop. */
function question(action: { isPending: boolean; failure?: string }) {
  const events: string[] = []
  const page = show(
    <ConfirmDialog
      title="Delete address"
      keep="Keep"
      confirm="Delete"
      action={{ ...action, clear: () => events.push('cleared') }}
      onClose={() => events.push('closed')}
      onConfirm={() => events.push('confirmed')}
    >
      12 MG Road
    </ConfirmDialog>,
  )
  return { ...page, events }
}

test('a question leaves everything as it is, or goes ahead', async () => {
  const { user, events } = question({ isPending: false })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(events).toEqual(['confirmed', 'cleared', 'closed'])
})

test('why it could not be done stands in the question, where a screen reader hears it', () => {
  question({ isPending: false, failure: 'This address is in an order.' })
  expect(screen.getByRole('alert').textContent).toBe('This address is in an order.')
})

test('what is under way is not confirmed again', async () => {
  const { user, events } = question({ isPending: true })
  await user.click(screen.getByRole('button', { name: /Delete/ }))
  expect(events).not.toContain('confirmed')
})
