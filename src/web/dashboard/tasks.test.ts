import { expect, test } from 'vitest'
import { openTasks } from './tasks.ts'

const noTasks = { orders_to_confirm: 0, low_stock: 0, out_of_stock: 0, rejected_products: 0 }
const noCounts = {
  ...{
    orders: 0,
    pending_products: 0,
    rejected_products: 0,
    requirements: 0,
    payments: 0,
    deals: 0,
    problems: 0,
  },
}
const nothing = { tasks: noTasks, counts: noCounts, unreadChats: 0 }
const pagesOf = (tasks: ReturnType<typeof openTasks>) => tasks.map(({ page }) => page)

test('a seller with nothing to do sees no task', () => {
  expect(openTasks(nothing)).toEqual([])
})

test('orders to confirm come first, and lead to the pending orders', () => {
  const [first, second] = openTasks({
    ...nothing,
    tasks: { ...noTasks, orders_to_confirm: 2, out_of_stock: 1 },
  })
  expect(first).toMatchObject({ count: 2, page: '/seller_console/orders?status=Pending' })
  expect(first?.say(first.count)).toBe('2 orders to confirm')
  expect(second).toMatchObject({ count: 1, page: '/seller_console/products?filter=out' })
})

test('money, problems and offers that wait are tasks, each on its page', () => {
  const tasks = openTasks({ ...nothing, counts: { ...noCounts, payments: 1, problems: 2, deals: 3 } })
  expect(tasks.map(({ say, count }) => say(count))).toEqual([
    '1 payment to confirm',
    '2 problems wait for you',
    '3 offers of buyers to answer',
  ])
  expect(pagesOf(tasks)).toEqual([
    '/seller_console/payments',
    '/seller_console/problems',
    '/seller_console/deals',
  ])
})

test('goods that came damaged lead to the oldest order they are of', () => {
  const missing_goods = { orders: 2, first: 'VJ-7K3M9Q2A' }
  const [task] = openTasks({ ...nothing, tasks: { ...noTasks, missing_goods } })
  expect(task?.say(task.count)).toBe('Goods of 2 orders came short or damaged')
  expect(task?.page).toBe('/seller_console/orders/VJ-7K3M9Q2A')
})

test('buyers who wait for an answer are a task too', () => {
  const [task] = openTasks({ ...nothing, unreadChats: 1 })
  expect(task?.say(task.count)).toBe('1 unread message')
})

test('products out of stock are more urgent than those that run low or were rejected', () => {
  const tasks = openTasks({
    ...nothing,
    tasks: { ...noTasks, low_stock: 3, out_of_stock: 1, rejected_products: 4 },
  })
  expect(pagesOf(tasks).map((page) => page.split('?')[1])).toEqual([
    'filter=out',
    'filter=low',
    'filter=rejected',
  ])
})
