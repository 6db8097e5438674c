import { beforeEach, expect, test, vi } from 'vitest'
import { consolePath, loginPath, sellerContractPath } from '#contract/paths.ts'
import { requireSeller } from './require-seller.ts'

const kept = new Map<string, string>()
let calls: string[] = []

/** A browser with this session; the server knows the account as `accountType`. */
function browserOf(token: string, userData: object, accountType = '') {
  kept.set('token', token).set('userData', JSON.stringify(userData))
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({ user_id: 'meena', account_type: accountType })
  })
}

beforeEach(() => {
  kept.clear()
  calls = []
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', {})
})

const request = new Request(`https://vanij.example${consolePath}`)
const leadsTo = (work: Promise<void>) =>
  work.then(
    () => 'the page',
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer),
  )

test('a visitor signs in before the console opens', async () => {
  expect(String(await leadsTo(requireSeller(request))).startsWith(loginPath)).toBe(true)
})

test('a seller opens the console without another call', async () => {
  browserOf('token', { account_type: 'seller' })
  expect(await leadsTo(requireSeller(request))).toBe('the page')
  expect(calls).toEqual([])
})

test('a buyer is led to the application to sell', async () => {
  browserOf('token', { account_type: 'buyer' }, 'buyer')
  expect(await leadsTo(requireSeller(request))).toBe(sellerContractPath)
})

test('an applicant who was approved meanwhile enters at once', async () => {
  browserOf('token', { account_type: 'requested' }, 'seller')
  expect(await leadsTo(requireSeller(request))).toBe('the page')
  expect(kept.get('userData')).toContain('seller')
})
