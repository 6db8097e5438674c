import { expect, test } from 'vitest'
import { openTasks } from './tasks.ts'

const nothing = { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 }

test('a seller with nothing to do sees no task', () => {
  expect(openTasks(nothing, 0)).toEqual([])
})

test('orders to confirm come first, and lead to the pending orders', () => {
  const [first, second] = openTasks({ ...nothing, orders_to_confirm: 2, out_of_stock: 1 }, 0)
  expect(first).toMatchObject({ count: 2, query: '?status=Pending' })
  expect(first?.say(first.count)).toBe('2 orders to confirm')
  expect(second).toMatchObject({ count: 1, query: '?filter=out' })
})

test('buyers who wait for an answer are a task too', () => {
  const [task] = openTasks(nothing, 1)
  expect(task?.say(task.count)).toBe('1 unread message')
})

test('products out of stock are more urgent than those that run low or were rejected', () => {
  const tasks = openTasks({ ...nothing, low_stock: 3, out_of_stock: 1, rejected_products: 4 }, 0)
  expect(tasks.map(({ query }) => query)).toEqual(['?filter=out', '?filter=low', '?filter=rejected'])
})
