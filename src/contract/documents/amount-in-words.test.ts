import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'One Paise Only'],
  [100, 'Rupees One Only'],
  [1_150, 'Rupees Eleven and Fifty Paise Only'],
  [11_800_00, 'Rupees Eleven Thousand Eight Hundred Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [7_25_021_05, 'Rupees Seven Lakh Twenty-Five Thousand Twenty-One and Five Paise Only'],
  [1_00_00_001_00, 'Rupees One Crore One Only'],
  [
    12_34_56_78_901_00,
    'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One Only',
  ],
])('%i paise are said as people in India say them', (paise, text) => {
  expect(amountInWords(paise)).toBe(text)
})

const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
    .split(' ')
    .map((word, index) => [word, 20 + 10 * index]),
])
const sizes: Readonly<Record<string, number>> = { Hundred: 100, Thousand: 1e3, Lakh: 1e5, Crore: 1e7 }

/** Reads the words as a person would: a size multiplies all that stands before it and is smaller. */
function readWords(text: string): number {
  const sums: number[] = []
  for (const word of text.split(/[ -]/)) {
    const size = sizes[word]
    if (size === undefined) {
      sums.push(values[word] ?? Number.NaN)
      continue
    }
    let before = 0
    while ((sums.at(-1) ?? size) < size) before += sums.pop() ?? 0
    sums.push(before * size)
  }
  return sums.reduce((sum, each) => sum + each, 0)
}

test('the words of any amount read back as the amount', () => {
  assert(
    property(integer({ min: 0, max: 9_000_000_000_000_000 }), (paise) => {
      const match = /^(?:Rupees (?<rupees>.+?))?(?:(?: and )?(?<paise>\S+) Paise)? Only$/.exec(
        amountInWords(paise),
      )
      const rupees = match?.groups?.rupees ? readWords(match.groups.rupees) : 0
      const rest = match?.groups?.paise ? readWords(match.groups.paise) : 0
      expect(rupees * 100 + rest).toBe(paise)
    }),
    { numRuns: 2_000 },
  )
})
