import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPartyNames, type PartyName, savePartyName } from '#contract/books/party-names.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { PartyNames } from './party-names.tsx'

const partyOf = (name: string, gstin: string): PartyName => ({
  party: gstin || name,
  ...{ name, gstin, own_name: null, usual_name: `${name} (${gstin})` },
})
const ganesh = partyOf('Ganesh Stores', '33AABCU9603R1ZU')
const mira = partyOf('Mira Traders', '')

async function openParties() {
  const lists = answer(listPartyNames, ({ q }) => ({
    parties: q ? [ganesh] : [ganesh, mira],
    total: q ? 1 : 40,
  }))
  const shown = show(<PartyNames side="sales" month="2026-10" />)
  await shown.user.click(screen.getByRole('button', { name: 'Party names' }))
  return { ...shown, lists, field: await screen.findByRole('textbox', { name: /Ganesh Stores/ }) }
}

test('a name is typed and saved for its party alone, and one that another ledger has stays typed', async () => {
  const { user, field } = await openParties()
  const refusals = answer(savePartyName, () => {
    throw new ApiError(400, 'Sales stands at two ledgers.', { field: 'name' } as never)
  })
  await user.type(field, 'Sales')
  await user.click(screen.getByRole('button', { name: 'Save Ganesh Stores' }))
  expect(await screen.findByText('Sales stands at two ledgers.')).toBeTruthy()
  expect(field).toHaveProperty('value', 'Sales')
  expect(refusals).toHaveLength(1)
  const saved = answer(savePartyName, () => ({ content: 'Saved.', party: ganesh }))
  await user.clear(field)
  await user.type(field, 'गणेश{Enter}')
  await expect
    .poll(() => saved.map(({ input }) => input))
    .toEqual([{ side: 'sales', month: '2026-10', party: '33AABCU9603R1ZU', name: 'गणेश' }])
})

test('others than the first are found by their words', async () => {
  const { user, lists } = await openParties()
  expect(screen.getByText('38 more parties: find them by name.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Find a party' }), 'ganesh ')
  await expect.poll(() => lists.at(-1)?.input).toEqual({ side: 'sales', month: '2026-10', q: 'ganesh' })
  await expect.poll(() => screen.queryByRole('textbox', { name: /Mira/ })).toBeNull()
})
