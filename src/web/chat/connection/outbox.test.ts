import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createOutbox, mostTries, type SendOutcome } from './outbox.ts'
import type { Outgoing, OutgoingStore } from './outgoing.ts'

const room = 'room-1'

function aStore(kept = new Map<string, Outgoing>()): OutgoingStore {
  return {
    all: () => [...kept.values()],
    put: (entry) => void kept.set(entry.client_id, entry),
    remove: (clientId) => void kept.delete(clientId),
  }
}

/** Keeps the first of each client id, as the server does. */
function aServer() {
  const stored = new Map<string, string>()
  return {
    take: (entry: Outgoing): SendOutcome => {
      if (!stored.has(entry.client_id)) stored.set(entry.client_id, entry.message)
      return 'sent'
    },
    messages: () => [...stored.values()],
  }
}

const atOnce = () => Promise.resolve()
const settled = () => new Promise((done) => setTimeout(done))
const shown = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.entries().map(({ message, state }) => `${message} ${state}`)

test('what is written without a connection waits, and leaves in order when it is there', async () => {
  const server = aServer()
  const outbox = createOutbox({ store: aStore(), send: async (entry) => server.take(entry) })
  for (const message of ['one', 'two', 'three']) outbox.add(room, message)
  await settled()
  expect(shown(outbox)).toEqual(['one sending', 'two sending', 'three sending'])

  outbox.open()
  await settled()
  expect(server.messages()).toEqual(['one', 'two', 'three'])
  expect(outbox.entries()).toEqual([])
})

test('a message waits for the one before it, but not for another room', async () => {
  const answers: (() => void)[] = []
  const sent: string[] = []
  const outbox = createOutbox({
    store: aStore(),
    send: (entry) => {
      sent.push(entry.message)
      return new Promise((done) => answers.push(() => done('sent')))
    },
  })
  outbox.open()
  outbox.add(room, 'one')
  outbox.add(room, 'two')
  outbox.add('room-2', 'elsewhere')
  await settled()
  expect(sent).toEqual(['one', 'elsewhere'])
  answers[0]?.()
  await settled()
  expect(sent).toEqual(['one', 'elsewhere', 'two'])
})

test('after a reload the same messages leave under the same client ids', async () => {
  const kept = new Map<string, Outgoing>()
  const before = createOutbox({ store: aStore(kept), send: () => new Promise(() => undefined) })
  before.open()
  const first = before.add(room, 'one')
  before.add(room, 'two')

  const sent: Outgoing[] = []
  const after = createOutbox({
    store: aStore(kept),
    send: async (entry) => {
      sent.push(entry)
      return 'sent'
    },
  })
  expect(shown(after)).toEqual(['one sending', 'two sending'])
  after.open()
  await settled()
  expect(sent.map(({ message }) => message)).toEqual(['one', 'two'])
  expect(sent[0]?.client_id).toBe(first.client_id)
  expect(kept.size).toBe(0)
})

test('what the server refuses stays as not sent with its sentence; the next one leaves all the same', async () => {
  const server = aServer()
  const outbox = createOutbox({
    store: aStore(),
    send: async (entry) => (entry.message === 'bad' ? { refused: 'Too long' } : server.take(entry)),
  })
  outbox.open()
  const bad = outbox.add(room, 'bad')
  outbox.add(room, 'good')
  await settled()
  expect(server.messages()).toEqual(['good'])
  expect(outbox.entries()).toMatchObject([{ message: 'bad', state: 'failed', reason: 'Too long' }])
  outbox.discard(bad.client_id)
  expect(outbox.entries()).toEqual([])
})

test('without an answer it is tried for a while, then a tap sends the same message again', async () => {
  const server = aServer()
  const send = vi.fn(async (): Promise<SendOutcome> => 'again')
  const outbox = createOutbox({ store: aStore(), send, rest: atOnce })
  outbox.open()
  const entry = outbox.add(room, 'one')
  await settled()
  expect(send).toHaveBeenCalledTimes(mostTries)
  expect(shown(outbox)).toEqual(['one failed'])

  send.mockImplementation(async () => server.take(entry))
  outbox.retry(entry)
  await settled()
  expect(server.messages()).toEqual(['one'])
  expect(outbox.entries()).toEqual([])
})

test('a lost connection is no failed try, and a message that came in needs no acknowledgement', async () => {
  const send = vi.fn(() => new Promise<SendOutcome>(() => undefined))
  const outbox = createOutbox({ store: aStore(), send })
  const entry = outbox.add(room, 'one')
  for (let cut = 0; cut < 10; cut += 1) {
    outbox.open()
    await settled()
    outbox.close()
    await settled()
  }
  expect(shown(outbox)).toEqual(['one sending'])
  outbox.arrived([entry.client_id, 'of another browser'])
  expect(outbox.entries()).toEqual([])
})

test('what waited for more than a day is not sent by itself', () => {
  const kept = new Map<string, Outgoing>()
  createOutbox({ store: aStore(kept), send: async () => 'sent', now: () => 0 }).add(room, 'old')
  const outbox = createOutbox({ store: aStore(kept), send: async () => 'sent', now: () => 25 * 3_600_000 })
  expect(shown(outbox)).toEqual(['old failed'])
})

type Step = 'write' | 'cut' | 'connect' | 'reload' | 'turn'
const step = fc.constantFrom<Step>('write', 'write', 'cut', 'connect', 'reload', 'turn', 'turn')
type Fate = 'arrives' | 'is lost' | 'arrives, its answer is lost'
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'is lost', 'arrives, its answer is lost')

/** One person's tab, with a connection on which each try ends as `fates` says. */
function aTalk(fates: readonly Fate[]) {
  const server = aServer()
  const kept = new Map<string, Outgoing>()
  const ahead = [...fates]
  const send = async (entry: Outgoing): Promise<SendOutcome> => {
    const what = ahead.shift() ?? 'arrives'
    if (what === 'is lost') return 'again'
    const answer = server.take(entry)
    return what === 'arrives' ? answer : 'again'
  }
  const aTab = () => createOutbox({ store: aStore(kept), send, rest: settled })
  const written: string[] = []
  let tab = aTab()
  const act: Record<Step, () => unknown> = {
    write: () => written.push(tab.add(room, `m${written.length}`).message),
    cut: () => tab.close(),
    connect: () => tab.open(),
    turn: settled,
    reload: () => {
      tab.close()
      tab = aTab()
    },
  }
  const finish = async () => {
    tab.open()
    for (let turn = 0; turn < 400 && tab.entries().length > 0; turn += 1) {
      await settled()
      for (const entry of tab.entries()) tab.retry(entry)
    }
  }
  return { act, finish, written, arrived: server.messages }
}

test('whatever is lost, cut and reloaded, everything arrives once and in order', async () => {
  const steps = fc.array(step, { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fate, { maxLength: 40 }), async (taken, fates) => {
      const talk = aTalk(fates)
      for (const next of taken) await talk.act[next]()
      await talk.finish()
      expect(new Set(talk.arrived())).toEqual(new Set(talk.written))
      expect(talk.arrived()).toHaveLength(talk.written.length)
      // After its last failed try later messages may overtake this one, and its writer sees that it was not sent.
      if (!mayFail(fates)) expect(talk.arrived()).toEqual(talk.written)
    }),
    { numRuns: 60 },
  )
})

const mayFail = (fates: readonly Fate[]) =>
  fates.some(
    (_, index) =>
      fates.slice(index, index + mostTries).filter((what) => what !== 'arrives').length === mostTries,
  )
