import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a listener gets each change, and none after it has left', () => {
  const store = createStore(1)
  const heard: number[] = []
  const leave = store.subscribe(() => heard.push(store.get()))
  store.set(2)
  store.set(3)
  leave()
  store.set(4)
  expect(heard).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

test('the same value again is no change', () => {
  const store = createStore('a')
  let changes = 0
  store.subscribe(() => {
    changes += 1
  })
  store.set('a')
  expect(changes).toBe(0)
})

test('a listener that leaves during a change removes no other', () => {
  const { subscribe, set } = createStore({})
  const heard: string[] = []
  const leave = subscribe(() => {
    heard.push('first')
    leave()
  })
  subscribe(() => heard.push('second'))
  set({})
  set({})
  expect(heard).toEqual(['first', 'second', 'second'])
})
