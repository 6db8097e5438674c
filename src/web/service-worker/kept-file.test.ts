import { expect, test } from 'vitest'
import { isTheFile } from './kept-file.ts'

const answer = (type: string, { ok = true, redirected = false } = {}) => ({
  ok,
  redirected,
  headers: new Headers({ 'content-type': type }),
})
const script = 'https://market.example/assets/page-abc.js'

test.each([
  [script, answer('text/javascript; charset=utf-8'), true],
  [script, answer('text/html; charset=utf-8'), false],
  [script, answer('text/html', { redirected: true }), false],
  [script, answer('text/javascript', { redirected: true }), false],
  [script, answer('text/javascript', { ok: false }), false],
  ['https://market.example/assets/root.css', answer('text/css'), true],
  ['https://market.example/assets/root.css', answer('text/javascript'), false],
  ['https://market.example/assets/inter.woff2', answer('font/woff2'), true],
  ['https://market.example/assets/tile.svg', answer('image/svg+xml'), true],
  ['https://market.example/assets/tile.svg', answer('text/html'), false],
  ['https://market.example/offline.html', answer('text/html'), true],
])('%s: what is kept is what it says', (url, content, isKept) => {
  expect(isTheFile(url, content)).toBe(isKept)
})
