import { expect, test } from 'vitest'
import { publicPages, unlistedPages } from '#contract/site.ts'
import { memberPagePattern } from '#web/session/member-page-pattern.ts'
import { siteRoutes } from './site-routes.ts'

// Search engines are neither led to these pages nor kept away: a second name of a page, sign-in and sign-up.
const neutral = ['/home', '/login', '/signup']

const existing = siteRoutes.map(({ path }) => path as string)
const isUnlisted = (path: string) =>
  unlistedPages.some((unlisted) => path === unlisted || path.startsWith(`${unlisted}/`))

test('search engines are led to pages that exist', () => {
  for (const path of [...publicPages, '/product_details/:productId']) expect(existing).toContain(path)
})

test('each page without a parameter is public, kept from search engines, or neither on purpose', () => {
  const undecided = existing
    .filter((path) => !path.includes(':') && !path.endsWith('.pdf'))
    .filter((path) => !(publicPages as readonly string[]).includes(path))
    .filter((path) => !isUnlisted(path) && !neutral.includes(path))
  expect(undecided).toEqual([])
})

test('no public page is kept from search engines', () => {
  for (const path of [...publicPages, '/product_details', '/seller', '/blog'])
    expect(isUnlisted(path)).toBe(false)
})

test('only pages behind the sign-in are closed to whose session is over', () => {
  const unlistedForAll = ['/search', '/live_market/search', '/compare', '/forgot_password', '/book_link']
  for (const path of existing.filter((path) => !path.endsWith('.pdf')))
    expect([path, memberPagePattern.test(path)]).toEqual([
      path,
      isUnlisted(path) && !unlistedForAll.includes(path),
    ])
})
