import { expect, test } from 'vitest'
import { tooNewForBrowsers } from './older-browsers.ts'

const linesOf = (text: string, file = 'src/web/billing/billing-draft.ts') => tooNewForBrowsers(file, text)

test.each([
  String.raw`const pin = /(?<!\d)[1-9]\d{5}/`,
  String.raw`text.split(/(?<=\.)\s/)`,
  'const signal = AbortSignal.timeout(3_000)',
  'const signal = AbortSignal.any([one, other])',
  'if (URL.canParse(text)) return text',
])('what Safari 15 does not know is not sent to a browser: %s', (line) => {
  expect(linesOf(`const one = 1\n${line}\n`)).toEqual([2])
})

test.each([
  'height: 100dvh;',
  '  min-height: calc(100svh - 4px);',
  `<div className="min-h-dvh flex" />`,
  `'md:max-h-[86dvh]',`,
])('what bars leave of the screen has a variable, which knows older units: %s', (line) => {
  expect(linesOf(`\n${line}\n`, 'src/web/chat/chat.css')).toEqual([2])
  expect(linesOf(line, 'src/web/ui/base.css')).toEqual([])
})

test.each([
  'html:has(dialog) { overflow: hidden; }',
  '@media (width < 48rem) { .a { color: red; } .b, body:has(.chat) { color: red; } }',
  '@supports not selector(:has(a)) { label:has(input) { cursor: pointer; } }',
  '@supports selector(:has(a)) { .a { color: red; } } .b:has(a) { color: red; }',
  `<span className="has-[[aria-invalid]]:border-danger" />`,
  `<span className="md:group-has-[input]:underline" />`,
])('what Firefox before 121 does not know is asked for: %s', (line) => {
  expect(linesOf(`\n${line}\n`, 'src/web/ui/base.css')).toEqual([2])
})

test.each([
  '@supports selector(:has(a)) { html:has(dialog) { overflow: hidden; } }',
  '@media print { @supports selector(:has(a)) { .a { color: red; } .b:has(c) { color: red; } } }',
  '@supports not selector(:has(a)) { .a { color: red; } }',
  '/* Not html:has(dialog) {}. */ .has-text { color: red; }',
])('where it is asked for, it is used: %s', (line) => {
  expect(linesOf(line, 'src/web/ui/base.css')).toEqual([])
})

test('units of old are known to all of them', () => {
  expect(linesOf('.paper { max-height: 70vh; width: 100vw }', 'src/web/chat/chat.css')).toEqual([])
})

test('a group with a name is known to all of them', () => {
  expect(linesOf('const parts = /(?<year>[0-9]{4})/')).toEqual([])
})

test('this holds for what both sides share, and for nothing that stays on the server', () => {
  const line = 'const signal = AbortSignal.timeout(3_000)'
  expect(linesOf(line, 'src/contract/products/price.ts')).toEqual([1])
  expect(linesOf(line, 'src/server/reach/webhooks/send.ts')).toEqual([])
  expect(linesOf(line, 'src/web/ui/dialog.test.tsx')).toEqual([])
})
