import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '#web/storage/store.ts'
import type { Channel, ChatSocket } from './channel.ts'
import { stayConnected } from './connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a tab hangs up a minute after it was hidden last, not after it was hidden first', () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const disconnect = vi.fn()
  const socket = { connect: () => {}, disconnect } as unknown as ChatSocket
  const silent = () => () => {}
  const channel = { isUp: () => false, on: silent, onUp: silent, onDown: silent } as unknown as Channel
  const end = stayConnected({
    socket,
    channel,
    token: 'mine',
    onUp: () => {},
    hungUp: createStore(''),
    isBusy: () => false,
  })
  show(false)
  vi.advanceTimersByTime(50_000)
  show(true)
  show(false)
  vi.advanceTimersByTime(50_000)
  expect(disconnect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(disconnect).toHaveBeenCalledOnce()
  end()
})
