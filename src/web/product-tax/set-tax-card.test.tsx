import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UntaxedProduct } from '#contract/products/product-tax.ts'
import { firstOffered } from '#contract/tax/offered-rates.ts'
import { show } from '#web/testing/show.tsx'
import { SetTaxCard } from './set-tax-card.tsx'
import { suggestTax } from './tax-suggestion.ts'

const shirt: UntaxedProduct = {
  product_id: '4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10',
  product_name: 'Cotton crew-neck T-shirt',
  category_type: 'Apparel & Fashion',
  category: 'apparel-fashion',
  image: '',
  unit: 'piece',
  price: 145,
  hsn_code: null,
  gst_rate_bp: null,
  unit_code: null,
}

const offered = { rates: firstOffered, areKnown: true }

test('what a product lacks is suggested, and what its seller has said stays', () => {
  expect(suggestTax(shirt, offered)).toMatchObject({ hsn_code: '6109', gst_rate_bp: 500, unit_code: 'PCS' })
  expect(suggestTax({ ...shirt, hsn_code: '610990', price: 4_000 }, offered)).toMatchObject({
    hsn_code: '610990',
    gst_rate_bp: 1800,
  })
  const without = { ...offered, rates: firstOffered.filter(({ rate_bp }) => rate_bp !== 500) }
  expect(suggestTax(shirt, without)).toMatchObject({ hsn_code: '6109', gst_rate_bp: null })
  expect(suggestTax({ ...shirt, product_name: 'Zzz' }, offered)).toBeUndefined()
})

test('with nothing selected there is nothing to set, and an empty form is refused in a sentence', async () => {
  const { user, change } = show(
    <SetTaxCard products={[]} offered={offered} onSaved={async () => undefined} />,
  )
  screen.getByRole('heading', { name: 'Select products below' })
  expect(screen.queryByRole('button', { name: /Set for/ })).toBeNull()
  change(<SetTaxCard products={[shirt]} offered={offered} onSaved={async () => undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Set for 1 product' }))
  screen.getByText('Say the HSN code, the GST rate or the unit code')
})
