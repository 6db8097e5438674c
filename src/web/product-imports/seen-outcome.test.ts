import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductImport } from '#contract/products/product-import.ts'
import { importToShow, noteSeen } from './seen-outcome.ts'

const now = Date.parse('2026-11-20T06:30:00.000Z')

const anImport = (import_id: string, status: ProductImport['status'], hoursAgo = 1) =>
  ({ import_id, status, createdAt: new Date(now - hoursAgo * 3_600_000).toISOString() }) as ProductImport

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
  })
})

const shown = (...imports: ProductImport[]) => importToShow(imports, now)?.import_id

test('what is under way is shown, whatever ended after it', () => {
  expect(shown(anImport('new', 'cancelled'), anImport('old', 'applying', 40))).toBe('old')
  expect(shown()).toBeUndefined()
})

test('an outcome that nobody saw is shown once, and no longer than for a day', () => {
  const saved = anImport('saved', 'applied')
  expect(shown(saved)).toBe('saved')
  noteSeen(saved)
  expect(shown(saved)).toBeUndefined()
  expect(shown(anImport('refused', 'refused'), saved)).toBe('refused')
  expect(shown(anImport('late', 'applied', 25))).toBeUndefined()
})

test('what was given up leaves nothing to tell', () => {
  expect(shown(anImport('given up', 'cancelled'), anImport('before', 'applied'))).toBeUndefined()
})
