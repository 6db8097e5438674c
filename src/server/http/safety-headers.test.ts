import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { safetyHeaders } from './safety-headers.ts'

const testApp = openTestApp()

test.each(['/api/products/search', '/api/nothing', '/healthz', '/readyz', '/nothing', '/%'])(
  'every answer is marked: %s',
  async (url) => {
    const { headers } = await testApp.app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'cache-control': 'no-store',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

test('only a site on https asks browsers to stay on https', () => {
  expect(safetyHeaders('https://vanij.example')).toHaveProperty('strict-transport-security')
  expect(safetyHeaders('http://vanij.example')).not.toHaveProperty('strict-transport-security')
  expect(safetyHeaders(undefined)).not.toHaveProperty('strict-transport-security')
})
