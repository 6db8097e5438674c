import { beforeEach, expect, test, vi } from 'vitest'
import { adminProductsPath, landingPath, loginPath } from '#contract/paths.ts'
import { orNull, requireAdmin } from './require-admin.ts'

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

const request = new Request(`https://vanij.example${adminProductsPath}?status=pending`)
const leadsTo = (work: Promise<void>) =>
  work.then(
    () => 'the page',
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer),
  )

test('a visitor signs in first, and comes back to the same list', async () => {
  const way = String(await leadsTo(requireAdmin(request)))
  expect(way.startsWith(`${loginPath}?`)).toBe(true)
  expect(decodeURIComponent(way)).toContain(`${adminProductsPath}?status=pending`)
})

test('an admin opens the page without another call', async () => {
  browserOf('token', { account_type: 'admin' })
  expect(await leadsTo(requireAdmin(request))).toBe('the page')
  expect(calls).toEqual([])
})

test('a buyer is led home', async () => {
  browserOf('token', { account_type: 'buyer' }, 'buyer')
  expect(await leadsTo(requireAdmin(request))).toBe(landingPath)
})

test('a user who became an admin since the last profile opens the page', async () => {
  browserOf('token', { account_type: 'buyer' }, 'admin')
  expect(await leadsTo(requireAdmin(request))).toBe('the page')
  expect(calls).toHaveLength(1)
})

test('a part that could not be loaded leaves the rest of the page', async () => {
  expect(await orNull(Promise.reject(new Error('No connection')))).toBeNull()
  expect(await orNull(Promise.resolve('list'))).toBe('list')
})
