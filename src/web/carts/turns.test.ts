import { expect, test } from 'vitest'
import { deferred } from '#web/testing/deferred.ts'
import { createTurns } from './turns.ts'

/** A change that the server has not answered yet. */
function pendingChange() {
  const { promise, resolve, reject } = deferred<string>()
  let isSent = false
  const send = () => {
    isSent = true
    return promise
  }
  return {
    send,
    isSent: () => isSent,
    accept: () => resolve('accepted'),
    refuse: () => reject(new Error('no')),
  }
}

const soon = () => new Promise((done) => setTimeout(done))

test('the second change of a quantity leaves when the first one was answered', async () => {
  const { inTurn } = createTurns()
  const [first, second] = [pendingChange(), pendingChange()]
  void inTurn(first.send)
  void inTurn(second.send)
  await soon()
  expect([first.isSent(), second.isSent()]).toEqual([true, false])
  first.accept()
  await soon()
  expect(second.isSent()).toBe(true)
})

test('a refused change does not hold up the next one', async () => {
  const { inTurn, settled } = createTurns()
  const [first, second] = [pendingChange(), pendingChange()]
  const refusal = inTurn(first.send)
  const answer = inTurn(second.send)
  first.refuse()
  second.accept()
  await expect(refusal).rejects.toThrow('no')
  expect(await answer).toBe('accepted')
  expect(await settled()).toBe(true)
})

test('the checkout waits for a change that is made while it waits', async () => {
  const { inTurn, settled } = createTurns()
  const [first, second] = [pendingChange(), pendingChange()]
  void inTurn(first.send)
  const isReady = settled()
  inTurn(second.send).catch(() => undefined)
  first.accept()
  second.refuse()
  expect(await isReady).toBe(false)
})

test('a cart that nobody changed is ready at once', async () => {
  expect(await createTurns().settled()).toBe(true)
})
