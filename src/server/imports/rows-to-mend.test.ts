import { beforeEach, expect, test } from 'vitest'
import { importColumns } from '#contract/products/import-columns.ts'
import { aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile } from '#server/testing/imports.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

async function wrongRowsOf(importId: string) {
  const headers = { token: await testApp.tokenOf(seller) }
  return (await testApp.app.inject({ url: `/api/seller/imports/${importId}/wrong-rows`, headers })).body
}
const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

test('the wrong rows come back as a file that says what to mend, and is a file of products again', async () => {
  const columns = [
    'product_name',
    'description',
    'category_type',
    'unit',
    'stock',
    'price_1',
    'image_1',
    'hsn',
  ]
  const csv = aProductsFile(
    [{ price_1: 'ten' }, { product_name: '=Bolt, "M10"', unit: '', hsn: '7318' }],
    columns,
  )
  const { import_id, unknown_columns } = await anImport(testApp, seller, csv)
  expect(unknown_columns).toEqual(['hsn'])

  const file = await wrongRowsOf(import_id)
  expect(linesOf(file)).toEqual([
    `\ufeffproblem,${columns.join()}`,
    '"price_1: Price 1 must be a number, such as 145.50; image_1: The picture ""red.png"" has not been added",Cotton T-shirt,Combed cotton.,Apparel & Fashion,piece,,ten,red.png,',
    '"unit: Unit cannot be empty; image_1: The picture ""red.png"" has not been added","\'=Bolt, ""M10""",Combed cotton.,Apparel & Fashion,,,145,red.png,7318',
  ])

  const again = await anImport(testApp, seller, file.replace(',ten,', ',10,'))
  expect(again).toMatchObject({ status: 'checked', rows_total: 2, unknown_columns: ['hsn'] })
  const once = linesOf(await wrongRowsOf(again.import_id))
  expect(once[0]).toBe(linesOf(file)[0])
  expect(once[1]).toMatch(/^"image_1: The picture ""red.png"" has not been added",Cotton T-shirt,/)
  expect(once[2]).toBe(linesOf(file)[2])
})

test('a file of a country with decimal commas comes back with its semicolons', async () => {
  const csv = `${importColumns().join(';')}\nBolt;;Footwear;kg;5;1.234,50\n`
  const { import_id } = await anImport(testApp, seller, csv)
  const [head, row] = linesOf(await wrongRowsOf(import_id))
  expect(head).toMatch(/^\ufeffproblem;product_name;/)
  expect(row).toMatch(/;Bolt;;Footwear;kg;5;"1\.234,50"/)
})

test('rows of one name within a file are counted and named', async () => {
  const rows = ['Bolt', 'Nut', 'BOLT', 'bolt', 'Screw', 'Nut', '', ''].map((product_name) => ({
    product_name,
  }))
  expect(await anImport(testApp, seller, aProductsFile(rows))).toMatchObject({
    rows_repeated: 5,
    repeated_names: ['BOLT', 'Nut'],
  })
})
