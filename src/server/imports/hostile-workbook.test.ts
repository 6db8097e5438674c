import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { importColumns } from '#contract/products/import-columns.ts'
import * as contract from '#contract/products/product-import.ts'
import { aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { aWorkbook } from '#server/testing/sheets/a-workbook.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

async function read(bytes: Uint8Array) {
  const { import: created } = await testApp.as(seller)(contract.createImport, {
    file_name: 'prices.xlsx',
    mode: 'update',
    workbook: Buffer.from(bytes).toString('base64'),
  })
  return untilDone(testApp, seller, created.import_id)
}

const content = (parts: Record<string, string | Uint8Array>) => {
  const all = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return zipSync(Object.fromEntries(all), { level: 9 })
}
const partsOf = async () => unzipSync(await aWorkbook([[...importColumns()], ['Nut']]))

/** The archive says that a part is small, and its bytes say otherwise. */
function lyingAbout(archive: Uint8Array, real: number) {
  const bytes = Buffer.from(archive)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(real)
  for (let place = bytes.indexOf(size); place !== -1; place = bytes.indexOf(size, place + 1))
    bytes.writeUInt32LE(100, place)
  return bytes
}

const tooLarge =
  'This workbook is too large once it is unpacked. Delete its other sheets and pictures, or save the table as "CSV UTF-8".'
const noWorkbook =
  'This is no Excel workbook (.xlsx). Save the table as an Excel workbook or as "CSV UTF-8" and choose that file.'
const locked =
  'This workbook has a password, or is in the old format .xls. Save it as an Excel workbook (.xlsx) without a password and choose that file.'

test.each<[string, () => Promise<Uint8Array>, string]>([
  [
    'a bomb of zeros',
    async () => content({ ...(await partsOf()), 'xl/sharedStrings.xml': new Uint8Array(120 * 1024 ** 2) }),
    tooLarge,
  ],
  [
    'thousands of parts',
    async () => content(Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [`xl/media/${n}`, '']))),
    tooLarge,
  ],
  [
    'a bomb that says it is small',
    async () => {
      const real = 20 * 1024 ** 2
      return lyingAbout(
        content({ ...(await partsOf()), 'xl/worksheets/sheet1.xml': new Uint8Array(real) }),
        real,
      )
    },
    'The file is empty.',
  ],
  [
    'entities of a document type',
    async () =>
      content({
        ...(await partsOf()),
        'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>',
      }),
    noWorkbook,
  ],
  ['an archive of something else', async () => content({ 'word/document.xml': '<a/>' }), noWorkbook],
  [
    'half a workbook',
    async () => {
      const whole = await aWorkbook([['product_id'], ['x']])
      return whole.subarray(0, whole.length / 2)
    },
    noWorkbook,
  ],
  [
    'one of the old format, or with a password',
    async () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
    locked,
  ],
  [
    'a cell in the last corner',
    async () => {
      const parts = await partsOf()
      const sheet =
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
      return content({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
    },
    noWorkbook,
  ],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  expect(await read(await bytes())).toMatchObject({ status: 'refused', problem: sentence })
})

test('what is no workbook, too large or missing is refused at once', async () => {
  const send = (file: object) =>
    testApp.as(seller)(contract.createImport, { file_name: 'a.xlsx', mode: 'add', ...file })
  await expect(send({ workbook: 'bm8gd29ya2Jvb2s=' })).rejects.toMatchObject({
    status: 400,
    message: noWorkbook,
  })
  await expect(send({})).rejects.toMatchObject({ status: 400 })
  const large = `UEsDB${'A'.repeat(11_300_000)}`
  await expect(send({ workbook: large.slice(0, large.length - (large.length % 4)) })).rejects.toMatchObject({
    status: 413,
    message: 'A file can have at most 8 MB.',
  })
})
