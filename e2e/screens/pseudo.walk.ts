import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sellerOrdersPath } from '#contract/paths.ts'
import { pseudo } from '../../scripts/languages/built.ts'
import { test } from './desk.ts'
import { wordsOf } from './own-words.ts'
import { misplacedOf, placedTexts } from './placed-texts.ts'
import { beyond, forgetDrafts, screens, show, titleOf } from './show.ts'
import { type Shown, textsOf } from './texts-of-page.ts'

/** What the dictionaries have said, whole: marks hold marks where one text stands in another. */
const marked = /\u200b[^\u200b\u00ad]*\u00ad/g

function unmarked(text: string): string {
  const rest = text.replace(marked, '')
  return rest === text ? rest : unmarked(rest)
}

const isWord = /\p{L}{2}/u

/** What is left after all that is marked, and all that people wrote themselves. */
const isFault = ({ text }: Shown, isOwn: (words: string) => boolean) =>
  unmarked(text)
    .split(/\n/)
    .some((rest) => isWord.test(rest) && !isOwn(rest))

/** The tests lead by the paths that are spelled in the product, as if their language were English. */
function stayInLanguage(prefix: string) {
  const push = history.pushState.bind(history)
  history.pushState = (state, title, url) =>
    push(state, title, typeof url === 'string' && !url.startsWith(prefix) ? prefix + url : url)
}

async function openPage(page: Page) {
  await page.addInitScript(forgetDrafts)
  await page.addInitScript(stayInLanguage, pseudo.prefix)
  await page.setViewportSize({ width: 390, height: 844 })
}

for (const screen of screens.filter(({ width }) => width !== 1280))
  test(`${titleOf(screen)} with longer texts`, async ({ desk }) => {
    const page = await (await desk.browserOf(screen.as)).newPage()
    const ownWords = wordsOf(page, screen.as === 'visitor' ? undefined : desk.people[screen.as])
    await openPage(page)
    await show(page, screen, desk, pseudo.prefix)
    const expectMarks = async () => {
      const texts = await page.evaluate(textsOf)
      const isOwn = await ownWords()
      const faults = texts.filter((shown) => isFault(shown, isOwn))
      expect.soft(faults, 'texts of no dictionary').toEqual([])
    }
    await expectMarks()
    expect.soft(misplacedOf(await page.evaluate(placedTexts)), 'texts without room').toEqual([])
    expect.soft(await beyond(page), 'scrolls sideways').toBe(0)
    // What only a wide screen shows.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectMarks()
    await page.close()
  })

test('a downloaded file has the words of its page', async ({ desk }) => {
  const page = await (await desk.browserOf('seller')).newPage()
  await page.goto(`${pseudo.prefix}${sellerOrdersPath}`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).first().click()
  const [head = ''] = (await readFile(await (await coming).path(), 'utf8')).slice(1).split('\r\n')
  expect(head.split(',').map(unmarked).join('')).toBe('')
  await page.close()
})
