import { expect, test } from 'vitest'
import { piecesOf } from './links.ts'

const linksIn = (text: string) =>
  piecesOf(text).flatMap(({ text: shown, href }) => (href ? [[shown, href] as const] : []))

test.each([
  ['https://vanij.example/a?b=c#d', 'https://vanij.example/a?b=c#d', 'https://vanij.example/a?b=c#d'],
  ['See http://x.example.', 'http://x.example', 'http://x.example/'],
  ['(see https://x.example/a)', 'https://x.example/a', 'https://x.example/a'],
  ['https://x.example/a_(b)', 'https://x.example/a_(b)', 'https://x.example/a_(b)'],
  ['HTTPS://X.example!', 'HTTPS://X.example', 'https://x.example/'],
  ['Rate list: https://x.example/दर', undefined, undefined],
  ['Call 98765 43210 now', '98765 43210', 'tel:+919876543210'],
  ['+91 98765-43210', '+91 98765-43210', 'tel:+919876543210'],
  ['09876543210, after six', '09876543210', 'tel:+919876543210'],
  ['Call 9876543210.', '9876543210', 'tel:+919876543210'],
])('in %j one can press %j', (text, shown, href) => {
  expect(linksIn(text)).toEqual(shown ? [[shown, href]] : [])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://x.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@x.example',
  'www.x.example',
  'x.example',
  'xhttps://x.example',
  'https://',
  'https://localhost/admin',
  'https://bank.example@evil.example/',
  'https://user:pass@evil.example',
  'https://аррle.example',
  'https://bank\u202e.example',
  '<a href="javascript:alert(1)">press</a>',
  'ht\u200btps://x.example',
  '₹9876543210',
  '9876543210.50',
  'HSN9876543210',
  '12345 67890',
  '29ABCDE9876543210F1Z5',
  '98765432101234567890',
  '4111 1111 1111 1111',
  '10 x 9876543210987',
  'order-9876543210',
])('%j stays text', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('markup around an address stays text, and ends the address', () => {
  expect(linksIn('"><img src=x onerror=alert(1) https://x.example/"onclick="alert(1)')).toEqual([
    ['https://x.example/', 'https://x.example/'],
  ])
})

test('nothing of the text is lost, changed or said twice', () => {
  const texts = [
    '',
    'Hello',
    'a https://x.example/(a), b 98765 43210; c https://y.example?z=[1]. ',
    '<b>https://x.example</b>\n+919876543210\nhttps://ü.example',
    'https://x.example'.repeat(50),
    '9'.repeat(2000),
    'https://'.repeat(500),
    ')'.repeat(500),
  ]
  for (const text of texts)
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})
