import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductPage } from '#contract/products/product.ts'
import { toCardPage } from '#web/products/product-page-result.ts'
import { show } from '#web/testing/show.tsx'
import { CorrectionLine } from './correction-line.tsx'

const page: ProductPage = { success: true, status: 'ok', products: [], total: 1, next: null }

test('goods that are not called what was typed are said to be close', () => {
  show(<CorrectionLine page={toCardPage({ ...page, only_mentioned: 'fridge' })} />)
  screen.getByText('No product here is called “fridge”. These are close.')
})

test('of goods that are called so nothing is said', () => {
  show(<CorrectionLine page={toCardPage(page)} />)
  expect(screen.queryByText(/called/)).toBeNull()
})
