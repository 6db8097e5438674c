import type { Page } from '@playwright/test'

declare global {
  interface Window {
    lengthen?: () => void
  }
}

/** Does something while texts of the pseudo language are as short as in English, since a repeated beginning is no part of a name. */
export async function withShortTexts<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  await page.evaluate(shorten)
  const result = await run()
  await page.evaluate(() => window.lengthen?.())
  return result
}

/** Runs in the page. */
function shorten() {
  const marked = /\u200b([^\u200b\u00ad]*)\u00ad/
  // The longest end that repeats the beginning.
  const withoutRepetition = (text: string) => {
    for (let length = Math.ceil(text.length / 2); length > 0; length -= 1)
      if (text.endsWith(` ${text.slice(0, length).trim()}`))
        return text.slice(0, text.length - text.slice(0, length).trim().length - 1)
    return text
  }
  const plain = (text: string): string => {
    const [whole, inner] = marked.exec(text) ?? []
    return whole === undefined || inner === undefined
      ? text
      : plain(text.replace(whole, () => withoutRepetition(inner)))
  }
  const undo: (() => void)[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const { data } = node
    if (!data.includes('\u00ad')) continue
    node.data = plain(data)
    undo.push(() => {
      node.data = data
    })
  }
  for (const element of document.body.querySelectorAll('[aria-label*="\u00ad"]')) {
    const label = element.getAttribute('aria-label') ?? ''
    element.setAttribute('aria-label', plain(label))
    undo.push(() => element.setAttribute('aria-label', label))
  }
  window.lengthen = () => {
    for (const each of undo) each()
  }
}
