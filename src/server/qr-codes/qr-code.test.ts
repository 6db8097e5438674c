import { randomBytes } from 'node:crypto'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { upiLink } from '#contract/payments/upi.ts'
import { qrModules, qrSvg } from './qr-code.rules.ts'

const names = [
  'Sharma Traders',
  "Asha & Sons' Mills (P) Ltd",
  'शर्मा ट्रेडर्स',
  'A+B = 100% cotton?',
  'Kovai #1/2',
]

function aPayment(place: number) {
  const kind = place % 2 ? 'merchant' : 'plain'
  return {
    address: `${['sharma.traders', 'a-b_c.9', '9876543210'][place % 3]}@${['okicici', 'ybl', 'upi'][place % 3]}`,
    kind,
    mcc: kind === 'merchant' && place % 4 === 1 ? '5131' : '',
    name: names[place % names.length] ?? '',
    paise: 1 + Math.floor(Math.random() * 50_000_000),
    orderId: `VJ-${randomBytes(4).toString('hex').toUpperCase()}`,
  } as const
}

/** Three pixels to a module, with a quiet zone, as a camera would see it. */
function photoOf(modules: readonly string[]) {
  const scale = 3
  const size = (modules.length + 8) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const module = modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4]
      if (module === '1') pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
    }
  return { pixels, size }
}

test('the codes of 1,000 random orders are read back as their links', () => {
  for (let place = 0; place < 1_000; place += 1) {
    const link = upiLink(aPayment(place))
    const { pixels, size } = photoOf(qrModules(link))
    expect(jsQR(pixels, size, size)?.data).toBe(link)
  }
})

test('the SVG draws the same modules, with a quiet zone of four around them', () => {
  const modules = qrModules('upi://pay?pa=asha@ybl')
  const svg = qrSvg('upi://pay?pa=asha@ybl')
  const rows = modules.map(({ length }) => Array.from({ length }, () => '0'))
  expect(svg).toContain(`viewBox="0 0 ${modules.length + 8} ${modules.length + 8}"`)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y) - 4]?.fill('1', Number(x) - 4, Number(x) - 4 + Number(length))
  expect(rows.map((row) => row.join(''))).toEqual(modules)
})

test('a link names the payment, its values encoded; tr and mc are for merchants alone', () => {
  const payment = {
    address: 'asha@ybl',
    mcc: '5131',
    name: 'Asha & Sons',
    paise: 1_180_005,
    orderId: 'VJ-7Q2K9X4M',
  }
  expect(upiLink({ ...payment, kind: 'plain' })).toBe(
    'upi://pay?pa=asha@ybl&pn=Asha%20%26%20Sons&am=11800.05&cu=INR&tn=VJ-7Q2K9X4M',
  )
  expect(upiLink({ ...payment, kind: 'merchant' })).toBe(
    'upi://pay?pa=asha@ybl&pn=Asha%20%26%20Sons&mc=5131&tr=VJ-7Q2K9X4M&am=11800.05&cu=INR&tn=VJ-7Q2K9X4M',
  )
})
