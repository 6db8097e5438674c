import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstScriptTexts } from './first-script-texts.ts'
import { stayScript } from './stay-script.ts'

beforeAll(() => {
  new Function(stayScript)()
})
beforeEach(() => {
  document.body.innerHTML = '<a href="/view_cart"><b>Cart</b></a><a href="https://example.in/">Away</a>'
})
const line = (isUp: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp)
  if (isUp) dispatchEvent(new Event('online'))
}
const press = (text: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)
  // False where the page is kept.
  return fireEvent.click(link?.firstElementChild ?? (link as Element))
}
const sentences = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

test('without a line a link keeps the page, says so once, until the line is back', () => {
  line(false)
  expect([press('Cart'), press('Cart')]).toEqual([false, false])
  expect(sentences()).toEqual([firstScriptTexts.stays])
  line(true)
  expect(sentences()).toEqual([])
})

test('once the page has a notice of its own, that alone speaks', () => {
  line(false)
  const spoken = vi.fn((event: Event) => event.preventDefault())
  addEventListener('stays', spoken, { once: true })
  expect(press('Cart')).toBe(false)
  expect([spoken.mock.calls.length, sentences()]).toEqual([1, []])
  line(true)
})
