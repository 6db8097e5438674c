import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstOffered } from '#contract/tax/offered-rates.ts'
import { show } from '#web/testing/show.tsx'
import { TaxSuggestions } from './tax-suggestions.tsx'

const choices: unknown[] = []
const none = { code: '', rateBp: null as number | null }
const suggestions = (pricePaise?: number, rates = firstOffered, chosen = none) => (
  <TaxSuggestions
    productName="Cotton crew-neck T-shirt"
    category="Apparel & Fashion"
    pricePaise={pricePaise}
    chosen={chosen}
    offered={{ rates, areKnown: true }}
    onChoose={(choice) => choices.push(choice)}
  />
)

test('the name of a product suggests its code, with the rate for its price', async () => {
  const { user, change } = show(suggestions(14_500))
  await user.click(screen.getByRole('button', { name: /6109 · GST 5 %/ }))
  change(suggestions(900_000))
  await user.click(screen.getByRole('button', { name: /6109 · GST 18 %/ }))
  expect(choices).toEqual([
    { code: '6109', rateBp: 500 },
    { code: '6109', rateBp: 1800 },
  ])
})

test('a heading whose rate ended is suggested without a rate', async () => {
  const { user } = show(
    suggestions(
      14_500,
      firstOffered.filter(({ rate_bp }) => rate_bp !== 500),
    ),
  )
  await user.click(screen.getByRole('button', { name: /^6109 ?[^·]*$/ }))
  expect(choices.at(-1)).toEqual({ code: '6109', rateBp: null })
})

test('other words find other codes, and words without a code none', async () => {
  const { user } = show(suggestions())
  const field = screen.getByRole('searchbox', { name: 'Find the code by what you sell' })
  await user.type(field, 'cement')
  screen.getByRole('button', { name: /2523/ })
  await user.clear(field)
  await user.type(field, 'zzzz')
  expect(screen.queryAllByRole('button', { name: /GST/ })).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('0 suggestions')
})

test('the suggestion that was taken is marked, and no other of its code with another rate', async () => {
  const { user, change } = show(suggestions())
  await user.type(screen.getByRole('searchbox'), '8541')
  change(suggestions(undefined, firstOffered, { code: '8541', rateBp: 500 }))
  const marked = screen
    .getAllByRole('button', { name: /^8541/ })
    .map((button) => [button.textContent?.slice(0, 14), button.getAttribute('aria-pressed')])
  expect(marked).toEqual([
    ['8541 · GST 18 ', 'false'],
    ['8541 · GST 5 %', 'true'],
  ])
})
