import { expect, test } from 'vitest'
import { listAddresses, saveAddress } from '#contract/address.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()
const godown = { state: 'Gujarat', city: 'Surat', postalCode: '395003', shipAddress: '12 Ring Road' }

test('a saved address is answered and listed, newest first', async () => {
  const buyer = house.as(await aBuyer(house.db))
  const { content, data } = await buyer(saveAddress, { ...godown, shipAddress: '  12 Ring Road  ' })
  expect(content).toBe('Address saved')
  expect(data).toMatchObject(godown)

  await buyer(saveAddress, { ...godown, city: 'Vapi' })
  const saved = await buyer(listAddresses, {})
  expect(saved.data.map(({ city }) => city)).toEqual(['Vapi', 'Surat'])
})

test('addresses are seen by their owner alone', async () => {
  await house.as(await aBuyer(house.db))(saveAddress, godown)
  const stranger = await house.as(await aBuyer(house.db))(listAddresses, {})
  expect(stranger.data).toEqual([])
})

test('a visitor has no addresses', async () => {
  const visitor = house.as(null)
  await expect(visitor(listAddresses, {})).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  await expect(visitor(saveAddress, godown)).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
})

test.each([
  [{ state: '   ' }, 'State cannot be empty'],
  [{ city: '' }, 'City cannot be empty'],
  [{ postalCode: 395_003 as unknown as string }, 'Postal code cannot be empty'],
  [{ shipAddress: 'x'.repeat(501) }, 'Shipping address can have at most 500 characters'],
  [{ shipAddress: 'a\0b' }, 'Shipping address holds a character that cannot be stored'],
])('%j is refused', async (wrong, sentence) => {
  const buyer = house.as(await aBuyer(house.db))
  await expect(buyer(saveAddress, { ...godown, ...wrong })).rejects.toMatchObject({
    status: 400,
    message: sentence,
  })
  expect((await buyer(listAddresses, {})).data).toEqual([])
})
