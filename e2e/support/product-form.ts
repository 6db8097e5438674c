import { expect, type Page } from '@playwright/test'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of one pixel. */
export const aPhoto = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel })

/** Fills the required fields of a product into the open form. */
export async function fillProduct(page: Page, name: string, pictures: readonly ReturnType<typeof aPhoto>[]) {
  await page.getByLabel('Product Name').fill(name)
  await page.getByLabel('Product Description').fill('Lateral pipe of 16 mm, 100 m a roll.')
  await page.getByLabel('Unit of quantity').fill('roll')
  await page.getByLabel('Price in ₹ per roll').fill('950.50')
  await page
    .getByRole('region', { name: 'Product Images' })
    .locator('input[multiple][accept^="image/"]')
    .setInputFiles([...pictures])
  await expect(page.getByRole('img', { name: `Picture ${pictures.length}` })).toBeVisible()
}
