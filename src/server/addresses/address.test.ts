import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getOrder } from '#contract/order.ts'
import { deleteAddress, listAddresses, saveAddress, updateAddress } from '#contract/users/address.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const godown = { state: 'Gujarat', city: 'Surat', postalCode: '395003', shipAddress: '12 Ring Road' }

test('a saved address is answered and listed, newest first', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  const { content, data } = await buyer(saveAddress, { ...godown, shipAddress: '  12 Ring Road  ' })
  expect(content).toBe('Address saved')
  expect(data).toMatchObject(godown)

  await buyer(saveAddress, { ...godown, city: 'Vapi' })
  const saved = await buyer(listAddresses, {})
  expect(saved.data.map(({ city }) => city)).toEqual(['Vapi', 'Surat'])
})

test('saved addresses are paged to their end, by their owner alone', async () => {
  const someone = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into addresses (user_id, state, city, postal_code, ship_address, created_at)
    select ${someone.user_id}, 'Gujarat', 'City ' || g, '395003', 'Road', now() - make_interval(mins => g / 2)
    from generate_series(1, 230) g`)
  const buyer = testApp.as(someone)
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await buyer(listAddresses, { cursor })
    expect(page.total).toBe(230)
    ids.push(...page.data.map(({ city }) => city))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(new Set(ids).size).toBe(230)
  expect(ids).toHaveLength(230)
  const { data, next } = await buyer(listAddresses, {})
  const rest = async () => (await buyer(listAddresses, { cursor: next ?? '' })).data
  const before = await rest()
  // The address that is saved again moves to the top; the next page continues where the first one ended.
  await testApp.db.run(
    sql`update addresses set created_at = now() where address_id = ${data.at(-1)?.address_id}`,
  )
  expect(await rest()).toEqual(before)
  for (const wrong of [next ?? '', 'nowhere'])
    await expect(
      testApp.as(await aBuyer(testApp.db))(listAddresses, { cursor: wrong }),
    ).rejects.toMatchObject({
      status: 400,
    })
})

test('an account saves a hundred addresses, also at once; the same one again is none more', async () => {
  const someone = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into addresses (user_id, state, city, postal_code, ship_address)
    select ${someone.user_id}, 'Gujarat', 'City ' || g, '395003', 'Road' from generate_series(1, 98) g`)
  const buyer = testApp.as(someone)
  const more = ['Vapi', 'Bhuj', 'Anand', 'Morbi'].map((city) => buyer(saveAddress, { ...godown, city }))
  const refusals = (await Promise.allSettled(more)).flatMap((each) =>
    each.status === 'rejected' ? [each.reason] : [],
  )
  expect(refusals).toMatchObject(
    Array(2).fill({
      status: 409,
      message: 'You can save 100 addresses. Please delete one that you no longer need.',
    }),
  )
  const { data, total } = await buyer(listAddresses, {})
  expect(total).toBe(100)
  const [{ address_id, revision: _, ...newest } = expect.fail('none')] = data
  expect((await buyer(saveAddress, newest)).data.address_id).toBe(address_id)
  await buyer(deleteAddress, { addressId: address_id })
  await buyer(saveAddress, { ...godown, city: 'Morbi' })
})

test('addresses are seen by their owner alone', async () => {
  await testApp.as(await aBuyer(testApp.db))(saveAddress, godown)
  const stranger = await testApp.as(await aBuyer(testApp.db))(listAddresses, {})
  expect(stranger.data).toEqual([])
})

test('a visitor has no addresses', async () => {
  const visitor = testApp.as(null)
  await expect(visitor(listAddresses, {})).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  await expect(visitor(saveAddress, godown)).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
})

test.each([
  [{ state: '   ' }, 'State cannot be empty'],
  [{ city: '' }, 'City cannot be empty'],
  [{ postalCode: 395_003 as unknown as string }, 'Postal code cannot be empty'],
  [{ postalCode: 'abc' }, 'Indian PIN codes have six digits and do not begin with 0'],
  [{ postalCode: '12' }, 'Indian PIN codes have six digits and do not begin with 0'],
  [{ postalCode: '012345' }, 'Indian PIN codes have six digits and do not begin with 0'],
  [{ shipAddress: 'x'.repeat(501) }, 'Shipping address can have at most 500 characters'],
  [{ shipAddress: 'a\0b' }, 'Shipping address holds a character that cannot be stored'],
])('%j is refused', async (wrong, sentence) => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  await expect(buyer(saveAddress, { ...godown, ...wrong })).rejects.toMatchObject({
    status: 400,
    message: sentence,
  })
  expect((await buyer(listAddresses, {})).data).toEqual([])
})

test('a PIN code is kept in plain digits, and a place abroad keeps its own form', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  const { data: typed } = await buyer(saveAddress, { ...godown, postalCode: '३९५००३' })
  expect(typed.postalCode).toBe('395003')
  const abroad = { ...godown, state: 'Bagmati', city: 'Kathmandu', postalCode: '44600' }
  const { data: saved } = await buyer(saveAddress, abroad)
  expect(saved).toMatchObject(abroad)
  const changed = buyer(updateAddress, { ...godown, addressId: saved.address_id, postalCode: '44600' })
  await expect(changed).rejects.toMatchObject({ status: 400 })
})

test('an address is changed and deleted by its owner', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  const { data: first } = await buyer(saveAddress, godown)
  const { data: second } = await buyer(saveAddress, { ...godown, city: 'Vapi' })
  const changed = await buyer(updateAddress, {
    addressId: first.address_id,
    ...godown,
    city: 'Bharuch',
    postalCode: '392001',
  })
  expect(changed).toMatchObject({
    content: 'Address saved',
    data: { ...godown, address_id: first.address_id, city: 'Bharuch', postalCode: '392001' },
  })
  const cities = async () => (await buyer(listAddresses, {})).data.map(({ city }) => city)
  expect(await cities()).toEqual(['Vapi', 'Bharuch'])

  expect(await buyer(deleteAddress, { addressId: second.address_id })).toEqual({
    success: true,
    content: 'Address deleted',
    sentence: named,
  })
  expect(await cities()).toEqual(['Bharuch'])
  const again = buyer(deleteAddress, { addressId: second.address_id })
  await expect(again).rejects.toMatchObject({ status: 404, message: 'Address not found' })
})

test('an address of somebody else is not there, and stays as it is', async () => {
  const owner = testApp.as(await aBuyer(testApp.db))
  const stranger = testApp.as(await aBuyer(testApp.db))
  const { data } = await owner(saveAddress, godown)
  const absent = { status: 404, message: 'Address not found' }
  for (const addressId of [data.address_id, randomUUID(), 'abc']) {
    const change = stranger(updateAddress, { addressId, ...godown, city: 'Elsewhere' })
    await expect(change).rejects.toMatchObject(absent)
    await expect(stranger(deleteAddress, { addressId })).rejects.toMatchObject(absent)
  }
  expect((await owner(listAddresses, {})).data).toEqual([data])
})

test('a change is checked as a new address is', async () => {
  const owner = testApp.as(await aBuyer(testApp.db))
  const { data } = await owner(saveAddress, godown)
  const change = owner(updateAddress, { ...godown, addressId: data.address_id, city: ' ' })
  await expect(change).rejects.toMatchObject({ status: 400, message: 'City cannot be empty' })
})

test('an order keeps the address it was placed with', async () => {
  const person = await aBuyer(testApp.db)
  const buyer = testApp.as(person)
  const { data } = await buyer(saveAddress, godown)
  const [orderId = ''] = await buy(testApp, person, [{ product_id: await aProduct(testApp.db), quantity: 1 }])
  const before = (await buyer(getOrder, { orderId })).address
  await buyer(updateAddress, { ...godown, addressId: data.address_id, city: 'Bharuch' })
  await buyer(deleteAddress, { addressId: data.address_id })
  expect((await buyer(getOrder, { orderId })).address).toEqual(before)
})
