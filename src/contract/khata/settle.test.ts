import { expect, test } from 'vitest'
import { settle } from './settle.ts'

test('a payment settles the bill that it names, and what is left the oldest', () => {
  const bills = [
    { id: 'oldest', paise: 100 },
    { id: 'named', paise: 50 },
  ]
  const { bills: settled, over } = settle(bills, [{ for: 'named', paise: 80, on: '2026-11-02' }])
  expect(settled).toEqual([
    { id: 'oldest', open: 70, parts: [{ paise: 30, on: '2026-11-02' }] },
    { id: 'named', open: 0, parts: [{ paise: 50, on: '2026-11-02' }] },
  ])
  expect(over).toBe(0)
})

test('without a name the oldest bill is settled first, in the order of the days', () => {
  const bills = ['a', 'b', 'c'].map((id) => ({ id, paise: 100 }))
  const { bills: settled } = settle(bills, [
    { for: null, paise: 120, on: '2026-11-09' },
    { for: null, paise: 50, on: '2026-11-01' },
  ])
  expect(settled.map(({ open }) => open)).toEqual([0, 30, 100])
  expect(settled[0]?.parts).toEqual([
    { paise: 50, on: '2026-11-01' },
    { paise: 50, on: '2026-11-09' },
  ])
})

test('what is paid beyond all bills is an advance', () => {
  expect(settle([{ id: 'a', paise: 10 }], [{ for: 'a', paise: 25, on: '2026-11-01' }]).over).toBe(15)
  expect(settle([], [{ for: 'gone', paise: 25, on: '2026-11-01' }]).over).toBe(25)
})

test('on 10,000 random ledgers the balance is the sum of the entries, and nothing is settled twice', () => {
  let state = 7
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const wrong: number[] = []
  for (let ledger = 0; ledger < 10_000; ledger += 1) {
    const owed = Array.from({ length: random(8) }, (_, place) => ({ id: `${place}`, paise: random(1_000) }))
    const payments = Array.from({ length: random(8) }, () => ({
      for: random(3) ? `${random(9)}` : null,
      paise: 1 + random(900),
      on: `2026-11-${10 + random(20)}`,
    }))
    const { bills, over } = settle(owed, payments)
    const sum = (list: readonly { paise: number }[]) => list.reduce((all, { paise }) => all + paise, 0)
    const open = bills.reduce((all, bill) => all + bill.open, 0)
    const isBalanced = open - over === sum(owed) - sum(payments)
    const isWhole = bills.every((bill, place) => bill.open + sum(bill.parts) === owed[place]?.paise)
    // An advance is only what no bill is left for.
    if (!(isBalanced && isWhole && (open === 0 || over === 0))) wrong.push(ledger)
  }
  expect(wrong).toEqual([])
})
