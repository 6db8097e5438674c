import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.ts'

const options = { nonce: 'mark', patience: 1_000 }
const page = (...children: ReactNode[]) =>
  createElement('html', null, createElement('body', null, ...children))
const fail = (): never => {
  throw new Error('broken')
}

test('a page that waits for nothing is written whole', async () => {
  const whole = await renderWhole(() => page(createElement('p', null, '₹ <!--$!-->')), options)
  expect(whole.html).toMatch(/^<!DOCTYPE html><html>.*<p>₹ &lt;!--\$!--&gt;<\/p><\/body><\/html>$/)
  expect(whole.hasError).toBe(false)
})

test('a part that is still to be imported is in the page, also the second time', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'later') }))
  const document = () => page(createElement(Suspense, { fallback: 'soon' }, createElement(Late)))
  const first = await renderWhole(document, options)
  const second = await renderWhole(document, options)
  expect(first.html).toContain('<p>later</p>')
  expect(second).toEqual(first)
  expect(first.hasError).toBe(false)
})

test('a failing part leaves the rest of the page, and is reported', async () => {
  const document = () =>
    page(createElement('p', null, 'rest'), createElement(Suspense, null, createElement(fail)))
  const whole = await renderWhole(document, options)
  expect(whole.html).toContain('<p>rest</p>')
  expect(whole.hasError).toBe(true)
})

test('a fail of the whole page is thrown', async () => {
  await expect(renderWhole(() => page(createElement(fail)), options)).rejects.toThrow('broken')
})
