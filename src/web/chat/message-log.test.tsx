import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import type { Line } from './lines.ts'
import { MessageLog, NoMessages } from './message-log.tsx'

const aLine = (key: string, fields: Partial<Line> = {}): Line => ({
  key,
  roomId: 'room',
  isOwn: false,
  at: '2026-01-05T06:00:00.000Z',
  text: `Line ${key}`,
  file: null,
  state: 'sent',
  isApart: false,
  reason: '',
  ...fields,
})

/** A chat with Kaveri Knits. */
function log(lines: readonly Line[], fields: Partial<Parameters<typeof MessageLog>[0]> = {}) {
  const events: string[] = []
  const page = show(logOf(lines, events, fields))
  return { ...page, events }
}

const logOf = (
  lines: readonly Line[],
  events: string[],
  fields: Partial<Parameters<typeof MessageLog>[0]>,
) => (
  <MessageLog
    name="Kaveri Knits"
    sellerId="3"
    lines={lines}
    older="none"
    unseen={0}
    onOlder={() => events.push('older')}
    onSeen={() => events.push('seen')}
    onRetry={({ key }) => events.push(`again ${key}`)}
    onDiscard={({ key }) => events.push(`away ${key}`)}
    {...fields}
  />
)

test('what one person says in a row stands under one name and one time', () => {
  log([aLine('1'), aLine('2', { at: '2026-01-05T06:01:00.000Z' }), aLine('3', { isOwn: true })])
  const groups = within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem')
  expect(
    groups.map((group) =>
      within(group)
        .getAllByText(/^Line/)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Line 1', 'Line 2'], ['Line 3']])
  expect(groups.map((group) => group.querySelectorAll('time').length)).toEqual([1, 1])
  expect(groups[0]?.textContent).toContain('Kaveri Knits:')
  expect(groups[1]?.textContent).toContain('You:')
})

test('each day has its own part', () => {
  log([aLine('1', { at: '2026-01-04T06:00:00.000Z' }), aLine('2')])
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
    '4 Jan 2026',
    '5 Jan 2026',
  ])
})

test.each<[Line['state'], string]>([
  ['sending', 'Sending'],
  ['sent', 'Sent'],
  ['read', 'Read'],
])('an own message that is %s says so', (state, mark) => {
  log([aLine('1', { isOwn: true, state })])
  expect(within(screen.getByRole('listitem')).getByText(mark)).toBeTruthy()
})

test('what was not sent says why, and can be tried again or taken away', async () => {
  const { user, events } = log([
    aLine('1', { isOwn: true, state: 'failed', isApart: true, reason: 'This account is closed.' }),
  ])
  expect(screen.getByText('This account is closed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not sent. Tap to try again' }))
  await user.click(screen.getByRole('button', { name: 'Delete “Line 1”' }))
  expect(events).toEqual(['again 1', 'away 1'])
  expect(document.querySelector('time')).toBeNull()
})

test('addresses in a message can be pressed, and vouch for nobody', () => {
  log([aLine('1', { text: 'See https://example.com/shirts today' })])
  const link = screen.getByRole('link', { name: /example\.com\/shirts/ })
  expect(link.getAttribute('rel')).toContain('nofollow')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('what stands in view is read, and a screen reader hears the newest', () => {
  const { events } = log([aLine('1')], { unseen: 1 })
  expect(events).toContain('seen')
  expect(screen.getByRole('status').textContent).toBe('Kaveri Knits: Line 1')
})

test('who scrolls up before there is a connection gets the older messages once there is one', () => {
  class SeesAtOnce {
    observe: () => void
    disconnect = () => {}
    constructor(hear: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      this.observe = () => hear([entry], {} as IntersectionObserver)
    }
  }
  vi.stubGlobal('IntersectionObserver', SeesAtOnce)
  const { change, events } = log([aLine('1')], { older: 'there', onOlder: undefined })
  expect(events).toEqual([])
  change(logOf([aLine('1')], events, { older: 'there' }))
  expect(events).toEqual(['older'])
})

test('older messages that failed to load are requested again', async () => {
  const { user, events } = log([aLine('1')], { older: 'failed' })
  expect(screen.getByText(/Older messages could not be loaded\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(events).toEqual(['older'])
})

test('an empty room says to whom the first line goes', () => {
  show(<NoMessages name="Kaveri Knits" />)
  expect(screen.getByText('Write the first line to Kaveri Knits.')).toBeTruthy()
})
