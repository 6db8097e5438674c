import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { firstCategories } from '#contract/products/first-categories.ts'
import {
  acceptQuote,
  type OwnRequirement,
  postRequirement,
  type ReceivedQuote,
} from '#contract/requirement.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import PostRequirementsPage from './post-requirements.page.tsx'

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const product = () => field(/Product name/)
const quantity = () => field(/Quantity/)
const submit = () => screen.getByRole('button', { name: 'Submit' })
const buyer = { as: { user_id: '7' } }

async function written(count = '1,200') {
  const page = show(<PostRequirementsPage />, buyer)
  await page.user.type(product(), 'Hex bolts M8')
  await page.user.type(quantity(), count)
  return page
}

test('the form offers the nine of the specification first, then the rest of the taxonomy', () => {
  show(<PostRequirementsPage />, buyer)
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: /Category/ })
  const offered = within(category).getAllByRole<HTMLOptionElement>('option')
  expect(category.value).toBe('agri products & equipments')
  expect(offered.map(({ value }) => value).slice(0, 9)).toEqual(firstCategories)
  expect(offered.slice(9).map(({ text }) => text)).toContain('Footwear')
  expect(offered).toHaveLength(19)
})

test('a requirement is sent as a number whatever way it was written, and leads to its quotes', async () => {
  const calls = answer(postRequirement, () => ({ content: 'Done', requirement_id: 'need' }))
  const { user } = await written()
  await user.click(submit())
  const heading = await screen.findByRole('heading', { name: 'Uploaded your requirements' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/Suppliers have been told that you need Hex bolts M8\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My requirements' }).getAttribute('href')).toContain('need')
  expect(calls[0]?.input).toMatchObject({ product_name: 'Hex bolts M8', quantity: 1200 })
  await user.click(screen.getByRole('button', { name: 'Post another' }))
  expect([product().value, quantity().value]).toEqual(['', ''])
})

test('what was refused comes back into the form, with the reason', async () => {
  answer(postRequirement, () => {
    throw new ApiError(409, 'You have 20 open requirements.')
  })
  const { user } = await written()
  await user.click(submit())
  expect(await screen.findByText(/You have 20 open requirements\./)).toBeTruthy()
  await expect.poll(() => [product().value, quantity().value]).toEqual(['Hex bolts M8', '1,200'])
})

test('what is refused in a good answer stays in its form', async () => {
  answer(postRequirement, () => {
    throw new ApiError(200, 'Not at the moment.')
  })
  const { user } = await written()
  await user.click(submit())
  expect((await screen.findAllByText(/Not at the moment\./)).length).toBeGreaterThan(0)
  await expect.poll(() => product().value).toBe('Hex bolts M8')
  expect(screen.queryByRole('heading', { name: 'Uploaded your requirements' })).toBeNull()
})

test('a quantity that nobody can deliver is not sent', async () => {
  const calls = answer(postRequirement, () => ({ content: 'Done', requirement_id: 'need' }))
  const { user } = await written('0')
  await user.click(submit())
  expect(calls).toEqual([])
  await user.clear(quantity())
  await user.type(quantity(), '12')
  await user.click(submit())
  await expect.poll(() => calls.map(({ input }) => input.quantity)).toEqual([12])
})

test('what was written is there again after the page was left', async () => {
  const { leave } = await written()
  leave()
  show(<PostRequirementsPage />)
  expect([product().value, quantity().value]).toEqual(['Hex bolts M8', '1,200'])
})

const requirement = { requirement_id: 'need', quantity: 1200 } as OwnRequirement
const quote = {
  quote_id: 'offer',
  revision: 3,
  price: 2.5,
  total: 3000,
  seller: { company_name: 'Hexa Steel' },
} as ReceivedQuote

test('before a phone number is given away, the page says to whom and for what', async () => {
  const calls = answer(acceptQuote, () => ({ content: 'Accepted', room_id: 'talk' }))
  const closed: string[] = []
  const { user, address } = show(
    <AcceptDialog
      requirement={requirement}
      quote={quote}
      onClose={() => closed.push('closed')}
      onChanged={async () => undefined}
    />,
    buyer,
  )
  expect(screen.getByText('₹2.50 × 1,200 = ₹3,000.00')).toBeTruthy()
  expect(screen.getByText(/Hexa Steel is told your name and phone number/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accept quote' }))
  await expect.poll(address).toContain('talk')
  expect(calls.map(({ input }) => input)).toEqual([{ requirementId: 'need', quote_id: 'offer', revision: 3 }])
  expect(closed).toEqual(['closed'])
})

test('a quote that has changed meanwhile is shown anew and not accepted', async () => {
  answer(acceptQuote, () => {
    throw new ApiError(409, 'This quote has changed.')
  })
  const looks: string[] = []
  const { user, address } = show(
    <AcceptDialog
      requirement={requirement}
      quote={quote}
      onClose={() => undefined}
      onChanged={async () => void looks.push('again')}
    />,
    buyer,
  )
  await user.click(screen.getByRole('button', { name: 'Accept quote' }))
  expect(await within(screen.getByRole('dialog')).findByText('This quote has changed.')).toBeTruthy()
  expect([looks, address()]).toEqual([['again'], '/'])
})
