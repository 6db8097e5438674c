import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '#web/storage/store.ts'
import type { Channel, ChatSocket } from './channel.ts'
import { stayConnected } from './connection.ts'

afterEach(() => {
  vi.restoreAllMocks()
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
    closeReason: createStore(''),
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

/** A connected page, and a server that closes the connection. */
function connectedPage() {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const connect = vi.fn()
  const closeReason = createStore('')
  const listeners = new Map<string, (event: never) => void>()
  const on = (name: string, listener: (event: never) => void) => {
    listeners.set(name, listener)
    return () => {}
  }
  const hear = (name: string, event: object | string) => listeners.get(name)?.(event as never)
  const channel = {
    isUp: () => false,
    on,
    onUp: (listener: () => void) => on('up', listener),
    onDown: (listener: (reason: string) => void) => on('down', listener),
  } as unknown as Channel
  const socket = { connect, disconnect: () => {} } as unknown as ChatSocket
  const end = stayConnected({
    socket,
    channel,
    token: 'mine',
    onUp: () => {},
    closeReason,
    isBusy: () => false,
  })
  const sendAway = (goodbye: object) => {
    hear('goodbye', { content: '', ...goodbye })
    hear('down', 'io server disconnect')
  }
  return { connect, closeReason, sendAway, end }
}

test('a server that moves gets its pages back within moments', () => {
  const { connect, sendAway, end } = connectedPage()
  sendAway({ status: 'moving' })
  vi.advanceTimersByTime(499)
  expect(connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(connect).toHaveBeenCalledOnce()
  end()
})

test('a page that connects too often waits ten seconds', () => {
  const { connect, sendAway, end } = connectedPage()
  sendAway({ status: 'too-often' })
  vi.advanceTimersByTime(9_999)
  expect(connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(connect).toHaveBeenCalledOnce()
  end()
})

test('a tab that gave its place to another one says why, and does not come back by itself', () => {
  const { connect, closeReason, sendAway, end } = connectedPage()
  sendAway({ status: 'too-many', content: 'Chat is open in another tab' })
  expect(closeReason.get()).toBe('Chat is open in another tab')
  vi.advanceTimersByTime(3_600_000)
  expect(connect).not.toHaveBeenCalled()
  end()
})

test('a page comes back when the server says, where it says when', () => {
  const { connect, sendAway, end } = connectedPage()
  sendAway({ status: 'too-many', come_back_ms: 2_500 })
  vi.advanceTimersByTime(2_499)
  expect(connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(connect).toHaveBeenCalledOnce()
  end()
})
