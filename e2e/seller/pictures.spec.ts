import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { deleteProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { enterAs, theDemo } from '#e2e/support/people.ts'

/** Safari's canvas cannot write WebP and returns PNG instead. */
const withoutWebp = (page: Page) =>
  page.addInitScript(() => {
    const write = HTMLCanvasElement.prototype.toBlob
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
    }
  })

const noise = randomBytes(2400 * 1800 * 3).map((byte) => 96 + (byte >> 2))

/** A noisy photo of 4 MB, as a phone takes it. Its upper edge shows the orientation. */
async function aPhoto(place: number) {
  const raw = Buffer.from(noise).fill(place * 30, 0, 2400 * 3 * 60)
  return sharp(raw, { raw: { width: 2400, height: 1800, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

test('eight photos of 4 MB arrive in one product where the browser writes no WebP', async ({
  page,
  request,
}) => {
  await withoutWebp(page)
  const seller = await theDemo('seller', request)
  await enterAs(page, seller)
  let sent: string[] = []
  await page.route('**/api/products/upload', (route) => {
    sent = route.request().postDataJSON().product_image
    return route.continue()
  })
  const name = `Photographed product ${Date.now()}`
  await page.goto('/seller_console/products/add_product')
  await page.getByLabel('Product Name').fill(name)
  await page.getByLabel('Product Description').fill('Eight times.')
  await page.getByLabel('Unit of quantity').fill('piece')
  await page.getByLabel('Price in ₹ per piece').fill('10')
  const files = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => ({
      name: `IMG_${place}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aPhoto(place),
    })),
  )
  for (const { buffer } of files) {
    expect(buffer.length).toBeGreaterThan(4 * 1024 ** 2)
    expect(buffer.length).toBeLessThan(5 * 1024 ** 2)
  }
  const images = page.getByRole('region', { name: 'Product Images' })
  await images.locator('input[multiple]').setInputFiles(files)
  await expect(page.getByRole('img', { name: 'Picture 8' })).toBeVisible({ timeout: 200_000 })
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByText('Product uploaded successfully!')).toBeVisible()
  expect(sent).toHaveLength(8)
  for (const picture of sent) expect(picture).toMatch(/^data:image\/jpeg;/)
  expect(sent.join('').length).toBeLessThan(20 * 1024 ** 2)
  const { products } = await seller.api(listOwnProducts, { q: name })
  expect(products).toHaveLength(1)
  for (const { product_id, images } of products) {
    expect(images).toHaveLength(8)
    for (const image of images)
      expect((await request.get(image)).headers()['content-type']).toBe('image/webp')
    await seller.api(deleteProduct, { productId: product_id })
  }
})

test('what is transparent stays so, and for a HEIC photo the page says what helps', async ({
  page,
  request,
}) => {
  await withoutWebp(page)
  await enterAs(page, await theDemo('seller', request))
  await page.goto('/seller_console/products/add_product')
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const images = page.getByRole('region', { name: 'Product Images' })
  await images.locator('input[multiple]').setInputFiles([
    { name: 'logo.png', mimeType: 'image/png', buffer: logo },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
  ])
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', /^data:image\/png;/)
  await expect(
    images.getByText(/^IMG_1\.HEIC is a HEIC photo, which this browser cannot read\. /),
  ).toBeVisible()
})
