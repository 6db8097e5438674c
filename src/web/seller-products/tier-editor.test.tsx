import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { bodyOf, emptyDraft, tiersOf } from './product-draft.ts'
import { TierEditor } from './tier-editor.tsx'
import { useProductForm } from './use-product-form.ts'

const sent: ReturnType<typeof bodyOf>['prices'][] = []

function Form() {
  const form = useProductForm({
    ...{ start: { ...emptyDraft('furniture'), unit: 'piece' }, pictures: [], refused: '', error: '' },
    send: async () => undefined,
    onSaved: () => undefined,
  })
  sent.push(bodyOf(form.draft).prices)
  return <TierEditor form={form} />
}
const field = (name: string, place = 0) => screen.getAllByRole<HTMLInputElement>('textbox', { name })[place]
const write = async (user: ReturnType<typeof show>['user'], texts: Record<string, string>, place = 0) => {
  for (const [name, text] of Object.entries(texts)) await user.type(field(name, place) as HTMLElement, text)
}
const price = 'Price in ₹ per piece'

test('prices and quantities are taken as people in India write them', async () => {
  const { user } = show(<Form />)
  await write(user, { 'Min quantity': '१२', 'Max quantity': '1,249', [price]: '₹450/-' })
  await user.click(screen.getByRole('button', { name: 'Add slab' }))
  expect(field('Min quantity', 1)?.placeholder).toBe('1250')
  await write(user, { [price]: '४२५.५०' }, 1)
  const prices = sent.at(-1) ?? []
  expect(prices.map((each) => each.price)).toEqual(['₹450/-', '४२५.५०'])
  expect(tiersOf({ ...emptyDraft('furniture'), prices: prices.map(asRow) })).toEqual({
    tiers: [
      { min: 12, max: 1_249, unit_price_paise: 45_000 },
      { min: 1_250, max: null, unit_price_paise: 42_550 },
    ],
  })
})
const asRow = ({ price: text, quantityRange: { min, max } }: (typeof sent)[number][number]) => ({
  ...{ id: '', price: text, min, max },
})

test('what is no number stays in its field and is answered by one sentence', async () => {
  const { user } = show(<Form />)
  await write(user, { [price]: '450 to 500' })
  await user.tab()
  expect(field(price)?.value).toBe('450 to 500')
  expect(screen.getAllByText('Price 1 must be a number, such as 145.50')).toHaveLength(1)
})
