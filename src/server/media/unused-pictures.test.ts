import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createPost, deletePost } from '#contract/admin/admin-blogs.ts'
import { getOrder } from '#contract/order.ts'
import { deleteProduct, updateProduct } from '#contract/products/own-product.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { updateProfile } from '#contract/users/account.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { dataUrlOf } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { filesOfPicture, picturesAfter } from '#server/testing/unused-pictures.ts'
import { smallUrlOf } from './picture-address.rules.ts'

const testApp = openTestApp()
let count = 0

/** All of these are different pictures. */
async function aPhoto() {
  count += 1
  const background = { r: (count * 20) % 256, g: (count * 90) % 256, b: 90 }
  return dataUrlOf(
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  )
}

const later = (minutes: number) => picturesAfter(testApp, minutes)
const statusOf = async (url: string) => (await testApp.app.inject({ url })).statusCode
const filesOf = (url: string) => filesOfPicture(testApp, url)

const copper = {
  product_name: 'Copper wire',
  description: 'On a reel.',
  unit: 'kg',
  category_type: 'Hardware',
  prices: [{ price: 500, quantityRange: { min: 1, max: null } }],
  specs: [],
}

async function aListing(seller: Someone, photos: string[]) {
  const answer = await testApp.as(seller)(uploadProduct, {
    ...copper,
    product_image: photos,
  })
  const { images } = await testApp.db.one(
    rows(z.object({ images: z.array(z.string()) }))`
      select images from products where product_id = ${answer.product_id}`,
  )
  return { productId: answer.product_id, images }
}

async function anOrderOf(productId: string, image: string, seller: Someone) {
  const buyer = await aBuyer(testApp.db)
  count += 1
  const orderId = `VJ-PICT${String(count).padStart(4, '0')}`
  await testApp.db.run(sql`
    insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address)
    values (${orderId}, ${buyer.user_id}, ${seller.user_id}, 500, 'Goa', 'Panaji', '403001', 'Main Road')`)
  await testApp.db.run(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, product_image, unit, quantity,
      unit_price_paise, line_total_paise, holds_stock)
    values (${orderId}, 1, ${productId}, 'Copper wire', ${image}, 'kg', 1, 500, 500, false)`)
  return { buyer, orderId }
}

test('pictures of a deleted product are gone from disk and address', async () => {
  const seller = await aSeller(testApp.db)
  const { productId, images } = await aListing(seller, [await aPhoto(), await aPhoto()])
  await later(1)
  for (const url of images) expect(await statusOf(url)).toBe(200)
  await testApp.as(seller)(deleteProduct, { productId })
  await later(0)
  for (const url of images) {
    expect(await statusOf(url.replace('600', '480'))).toBe(404)
    expect(await statusOf(url)).toBe(404)
    expect(await filesOf(url)).toEqual([])
  }
})

test('an expired address of a picture is refused to those who have it cached, too', async () => {
  const buyer = await aBuyer(testApp.db)
  const { profile_image } = await testApp.as(buyer)(updateProfile, { profile_image: await aPhoto() })
  const url = profile_image ?? ''
  const { headers } = await testApp.app.inject({ url })
  expect(headers['cache-control']).not.toContain('immutable')
  await testApp.as(buyer)(updateProfile, { profile_image: null })
  await later(1)
  const again = await testApp.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(404)
})

test('each profile picture that is replaced is gone, the last one stays', async () => {
  const buyer = await aBuyer(testApp.db)
  const urls: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const { profile_image } = await testApp.as(buyer)(updateProfile, { profile_image: await aPhoto() })
    urls.push(profile_image ?? '')
  }
  await later(1)
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404, 200])
})

test('an order keeps its own small picture when the product is deleted, and nothing larger', async () => {
  const seller = await aSeller(testApp.db)
  const { productId, images } = await aListing(seller, [await aPhoto()])
  const [image = ''] = images
  const { buyer, orderId } = await anOrderOf(productId, image, seller)
  await testApp.as(seller)(deleteProduct, { productId })
  await later(1)
  const { ordered_items } = await testApp.as(buyer)(getOrder, { orderId })
  expect(ordered_items[0]?.product_image).toBe(smallUrlOf(image))
  expect(await statusOf(smallUrlOf(image))).toBe(200)
  for (const width of [480, 600]) expect(await statusOf(image.replace('600', String(width)))).toBe(404)
  await testApp.db.run(sql`delete from orders where order_id = ${orderId}`)
  await later(0)
  expect(await filesOf(image)).toEqual([])
})

test('a picture that orders alone show is whole again when somebody uploads it', async () => {
  const seller = await aSeller(testApp.db)
  const photo = await aPhoto()
  const { productId, images } = await aListing(seller, [photo])
  const [image = ''] = images
  await anOrderOf(productId, image, seller)
  await testApp.as(seller)(deleteProduct, { productId })
  await later(1)
  expect(await statusOf(image)).toBe(404)
  expect((await aListing(seller, [photo])).images).toEqual([image])
  await later(1)
  expect(await statusOf(image)).toBe(200)
})

test('a picture that another product shows stays', async () => {
  const seller = await aSeller(testApp.db)
  const photo = await aPhoto()
  const first = await aListing(seller, [photo])
  await aListing(await aSeller(testApp.db), [photo])
  await testApp.as(seller)(deleteProduct, { productId: first.productId })
  await later(1)
  expect(await statusOf(first.images[0] ?? '')).toBe(200)
})

test('a picture removed from a product can be restored for half an hour, then it is gone', async () => {
  const seller = await aSeller(testApp.db)
  const { productId, images } = await aListing(seller, [await aPhoto(), await aPhoto()])
  const [first = '', second = ''] = images
  await later(1)
  const change = (product_image: string[]) =>
    testApp.as(seller)(updateProduct, { ...copper, productId, product_image })
  await change([first])
  await later(20)
  await change([first, second])
  await later(60)
  expect(await statusOf(second)).toBe(200)
  await change([first])
  await later(31)
  expect(await statusOf(second)).toBe(404)
  await expect(change([first, second])).rejects.toMatchObject({
    status: 400,
    message: 'Picture 2 is none of this product.',
  })
})

test('what a product once showed is remembered within bounds', async () => {
  const seller = await aSeller(testApp.db)
  const { productId } = await aListing(seller, [await aPhoto()])
  const past = JSON.stringify(
    Array.from({ length: 60 }, (_, n) => `/media/${String(n).padStart(32, '0')}/600.webp`),
  )
  await testApp.db.run(sql`update products set past_images = ${past}::jsonb where product_id = ${productId}`)
  await testApp.as(seller)(updateProduct, {
    ...copper,
    productId,
    product_image: [await aPhoto()],
  })
  const { kept } = await testApp.db.one(
    rows(z.object({ kept: z.int() }))`
      select jsonb_array_length(past_images) as kept from products where product_id = ${productId}`,
  )
  expect(kept).toBe(24)
})

test('pictures of a deleted blog post go', async () => {
  const admin = await anAdmin(testApp.db)
  const { blog } = await testApp.as(admin)(createPost, {
    title: 'Copper',
    category: 'Corporates',
    content: 'About copper.',
    images: [await aPhoto()],
    points: [],
    is_published: true,
  })
  const url = blog.images[0]?.url ?? ''
  await later(1)
  expect(await statusOf(url)).toBe(200)
  await testApp.as(admin)(deletePost, { blogId: blog.blog_id })
  await later(0)
  expect(await statusOf(url)).toBe(404)
})
