import { expect, test } from 'vitest'
import { restKinds } from '#contract/terms.ts'
import { termsOnPaper } from '#server/payees/terms-words.rules.ts'
import { termsText } from '#web/shop-terms/terms-words.ts'

test.each(restKinds)('a paper says the terms of payment as pages do: the rest %s', (rest) => {
  for (const advance_bp of rest === 'advance' ? [10_000] : [0, 50, 3_000, 3_333])
    for (const credit_days of rest === 'credit' ? [1, 30, 90] : [0]) {
      const terms = { advance_bp, rest, credit_days }
      expect(termsOnPaper(terms)).toBe(termsText(terms))
    }
})
