import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { makeKeptPaper, makePaper } from './make-paper.ts'
import type { Paper } from './paper.ts'
import { linesOf, openSheets, widthOf } from './sheet.ts'

const names = [
  'Cotton T-shirt, 180 GSM',
  'हाथ से बुना हुआ सूती दुपट्टा, प्राकृतिक नील रंग, लंबाई ढाई मीटर',
  'M8 × 40 bolt',
]

/** Ten cells to a line. */
const aPaper = (lines: number, more: Partial<Paper> = {}): Paper => ({
  title: 'Tax invoice',
  number: 'INV/26-27/0001',
  day: '2026-11-23',
  mark: 'ORIGINAL FOR RECIPIENT',
  issuer: { label: '', name: 'Kovai Mills', lines: ['Coimbatore 641004'], facts: [] },
  facts: [{ label: 'Date', text: '23 Nov 2026' }],
  parties: [{ label: 'Bill to', name: 'Ganesh Stores', lines: ['Madurai 625001'], facts: [] }],
  lines: {
    columns: [
      { title: 'Goods', align: 'left', isWide: true },
      ...Array.from({ length: 9 }, (_, place) => ({ title: `Figure ${place}`, align: 'right' as const })),
    ],
    rows: Array.from({ length: lines }, (_, line) => [
      names[line % names.length] ?? '',
      ...Array.from({ length: 9 }, (_, place) => String(line * 10 + place)),
    ]),
    sums: ['Total', ...Array(9).fill('1,180.00')],
  },
  totals: [{ label: 'Total', text: '₹1,180.00' }],
  words: 'Rupees One Thousand One Hundred Eighty Only',
  notes: ['The supplier sold these goods.'],
  signature: { name: 'Kovai Mills', text: 'Computer-generated' },
  ...more,
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fontsOf = (bytes: Buffer) =>
  new Set(bytes.toString('latin1').match(/(?<=\+)(?:Inter|Noto(?:Sans|Naskh))[A-Za-z]*-\w+/g))
const pagesOf = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/^(\d+) 0 obj\n<<\n\/Type \/Page\n/gm)].map(([, id]) => id ?? '')
const cellsOn = (bytes: Buffer, page: string) =>
  bytes.toString('latin1').match(new RegExp(`/S /TD\\n(?:/[^\\n]+\\n)*?/Pg ${page} 0 R`, 'g'))?.length ?? 0

test('the same paper makes the same bytes, in another process too', async () => {
  const paper = aPaper(40)
  const [first, second] = [await makeKeptPaper(paper), await makeKeptPaper(paper)]
  const program = `
    import { createHash } from 'node:crypto'
    import { writePaper } from './src/server/pdf/write-paper.ts'
    const bytes = await writePaper(JSON.parse(process.argv[1]))
    console.log(createHash('sha256').update(bytes).digest('hex'))`
  const call = ['--input-type=module', '--eval', program, JSON.stringify(paper)]
  const elsewhere = execFileSync(process.execPath, call, { encoding: 'utf8' })
  expect(hashOf(second)).toBe(hashOf(first))
  expect(elsewhere.trim()).toBe(hashOf(first))
  expect(hashOf(await makeKeptPaper({ ...paper, number: 'INV/26-27/0002' }))).not.toBe(hashOf(first))
})

test('a paper has the fonts that it needs in it, and no others', async () => {
  expect(fontsOf(await makeKeptPaper(aPaper(1)))).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold']))
  const issuer = { label: '', name: 'কলকাতা ট্রেডার্স', lines: ['கோயம்புத்தூர்'], facts: [] }
  expect(fontsOf(await makeKeptPaper(aPaper(2, { issuer })))).toEqual(
    new Set([
      ...['Inter-Regular', 'Inter-SemiBold', 'NotoSansBengali-Bold', 'NotoSansTamil-Regular'],
      'NotoSansDevanagari-Regular',
    ]),
  )
})

test('what is read aloud or copied has its letters in the order of reading', async () => {
  const bytes = await makeKeptPaper(aPaper(1))
  const text = bytes.toString('latin1')
  expect(text).toContain('/Lang (en-IN)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('<pdfaid:part>2</pdfaid:part>')
  expect(text).toContain('/GTS_PDFA1')
})

test('the totals are never alone on a page', async () => {
  for (const lines of [1, 2, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 60]) {
    const bytes = await makeKeptPaper(aPaper(lines))
    const pages = pagesOf(bytes)
    const cells = pages.map((page) => cellsOn(bytes, page))
    expect(cells.reduce((sum, each) => sum + each, 0)).toBe((lines + 1) * 10)
    expect(cells.at(-1), `${lines} lines`).toBeGreaterThanOrEqual(20)
  }
})

test('5,000 lines become one paper, and what no font has is left out', async () => {
  const bytes = await makeKeptPaper(aPaper(5_000))
  expect(pagesOf(bytes).length).toBeGreaterThan(100)
  const issuer = { label: '', name: '漢字 😀 Stores', lines: ['x'.repeat(400)], facts: [] }
  expect(fontsOf(await makeKeptPaper(aPaper(1, { issuer })))).toEqual(
    new Set(['Inter-Regular', 'Inter-SemiBold']),
  )
})

test('no letter is wider than its column, however many marks it has', () => {
  const pdf = openSheets({ title: 'Paper', author: 'Vanij', day: '2026-11-23' })
  const style = { size: 8 }
  for (const text of [`Z${'\u0338\u0322\u031b'.repeat(40)} bolt`, 'x'.repeat(300), 'क'.repeat(120)])
    for (const line of linesOf(pdf, text, style, 120))
      expect(widthOf(pdf, line, style)).toBeLessThanOrEqual(120)
})

/** The glyphs that are shown; 0 is the box of what a font has not. */
const glyphsOn = (bytes: Buffer) =>
  [...inflatedStreams(bytes).matchAll(/Tf (1 0 0 -1 [\s\S]*?) ET/g)]
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16))

function inflated(bytes: Buffer) {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

test('a paper in all scripts is set as on the day of the first ones, since lost files are made again with the same bytes', async () => {
  const party = (name: string, ...lines: string[]) => ({ label: 'To', name, lines, facts: [] })
  const bytes = await makeKeptPaper(
    aPaper(60, {
      issuer: party('কলকাতা ট্রেডার্স', 'கோயம்புத்தூர் 641004', 'AV To WAVE fi ffi', 'قیمت 12/34 روپے'),
      parties: [party('తెలుగు വസ്ത്രം ಬಟ್ಟೆ', 'ਕੱਪੜਾ કાપડ ଲୁଗା', `${'x'.repeat(150)} क्षत्रिय श्री`)],
    }),
  )
  expect(hashOf(Buffer.from(inflatedStreams(bytes), 'latin1'))).toBe(
    'fd8afd69fda5766dffab2fd8d45f37beb35633e02795895e4a92d5b43244ae41',
  )
})

test('names in Urdu and Sindhi, emoji and Chinese are on a paper without a box, and Urdu is read as it was written', async () => {
  const issuer = {
    label: '',
    name: 'احمد ٹریڈرز 😀',
    lines: ['سنڌ ٽريڊرز, دکان 12/3 بازار', '漢字 Stores'],
    facts: [],
  }
  const bytes = await makeKeptPaper(aPaper(1, { issuer }))
  expect(fontsOf(bytes)).toContain('NotoNaskhArabic-Bold')
  expect(fontsOf(bytes)).toContain('NotoNaskhArabic-Regular')
  const glyphs = glyphsOn(bytes)
  expect(glyphs.length).toBeGreaterThan(200)
  expect(glyphs).not.toContain(0)
  const urdu = Buffer.from('احمد ٹریڈرز', 'utf16le').swap16().toString('latin1')
  expect(inflatedStreams(bytes).includes(urdu)).toBe(true)
})

const inflatedStreams = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream]) => inflated(Buffer.from(stream ?? '', 'latin1')))
    .join('\n')

test('whoever asks for many papers at once is told to wait, and what is kept is made all the same', async () => {
  const [greedy, modest] = [{ user_id: 'greedy' }, { user_id: 'modest' }]
  const many = Array.from({ length: 20 }, () => makePaper(aPaper(1), greedy))
  const others = [makePaper(aPaper(1), modest), makeKeptPaper(aPaper(1), greedy)]
  const answers = await Promise.allSettled(many)
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(answers.length - errors.length).toBeLessThanOrEqual(limits.paper.waitingEach + limits.paper.workers)
  expect(errors[0]).toMatchObject({ status: 429, message: expect.stringMatching(/^Your last papers are/) })
  for (const bytes of await Promise.all(others)) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('nobody fills the line of all with papers that are kept', async () => {
  const hoarder = { user_id: 'somebody with three hundred orders' }
  const refusals: unknown[] = []
  const many = Array.from({ length: 300 }, () =>
    makeKeptPaper(aPaper(1), hoarder).catch((error: unknown) => refusals.push(error)),
  )
  await expect(makePaper(aPaper(1), { user_id: 'somebody with one' })).resolves.toBeInstanceOf(Buffer)
  await Promise.all(many)
  const { waitingKept, workers } = limits.paper
  expect(300 - refusals.length).toBeLessThanOrEqual(waitingKept + workers)
  expect(refusals[0]).toMatchObject({ status: 429, message: expect.stringContaining('still being made') })
})
