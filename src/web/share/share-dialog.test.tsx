import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { ShareDialog } from './share-dialog.tsx'

type Way = (data: ShareData) => Promise<void>

function giveDevice(way: Way | undefined) {
  Object.defineProperty(navigator, 'share', { value: way, configurable: true })
}
afterEach(() => giveDevice(undefined))

function open() {
  const closed: true[] = []
  show(
    <ShareDialog
      title="Share this product"
      message={['Cotton & <b>silk</b>', '50+: ₹118.50 / piece']}
      path="/product_details/an-id"
      onClose={() => closed.push(true)}
    />,
  )
  return closed
}
const chat = () => screen.findByRole('link', { name: 'Send on WhatsApp' })

test('where the device has no way of its own, the message waits for a chat with its link and source', async () => {
  giveDevice(undefined)
  open()
  const text = new URL((await chat()).getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toBe(
    `Cotton & <b>silk</b>\n50+: ₹118.50 / piece\n${location.origin}/product_details/an-id?via=wa`,
  )
  expect(screen.queryByRole('button', { name: 'More ways' })).toBeNull()
})

test('the device’s own way gets message and link at once, and nothing else opens', async () => {
  const shared: ShareData[] = []
  giveDevice(async (data) => void shared.push(data))
  const closed = open()
  await waitFor(() => expect(closed).toEqual([true]))
  expect(shared).toEqual([
    {
      title: 'Cotton & <b>silk</b>',
      text: 'Cotton & <b>silk</b>\n50+: ₹118.50 / piece',
      url: `${location.origin}/product_details/an-id?via=share`,
    },
  ])
})

test('where the device’s way is closed without a choice, the other ways are there', async () => {
  giveDevice(() => Promise.reject(new DOMException('closed', 'AbortError')))
  open()
  expect(await chat()).toBeTruthy()
  expect(screen.getByRole('button', { name: 'More ways' })).toBeTruthy()
})
