import { expect, test } from 'vitest'
import { bannerOf } from './banner.ts'

const signIns = { buyer: '919000000001', seller: '919000000002', admin: '919000000003', password: 'demo1234' }

test('the terminal tells the address and the sign-ins of the demo', () => {
  expect(bannerOf({ address: 'http://127.0.0.1:3000', signIns })).toBe(`
  Vanij is open at http://127.0.0.1:3000

  It holds a demo market. Sign in with the password demo1234 as
    buyer   +91 90000-00001
    seller  +91 90000-00002
    admin   +91 90000-00003

  Ctrl-C closes it.
`)
})

test('without the demo there are no sign-ins to tell', () => {
  const banner = bannerOf({ address: 'https://vanij.example' })
  expect(banner).toContain('Vanij is open at https://vanij.example\n')
  expect(banner).not.toMatch(/demo|90000/)
})
