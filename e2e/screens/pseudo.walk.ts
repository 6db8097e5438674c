import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { sellerOrdersPath } from '#contract/paths.ts'
import { pseudo } from '../../scripts/languages/built.ts'
import { unmarked, withoutDictionary } from './checks/marks.ts'
import { type OwnWords, wordsOf } from './checks/own-words.ts'
import { misplacedOf, placedTexts } from './checks/placed-texts.ts'
import { textsOf } from './checks/texts-of-page.ts'
import { type Desk, test } from './desk.ts'
import type { Screen } from './screen.ts'
import { beyond, screens, titleOf } from './show.ts'
import {
  expectContrastInTheDark,
  expectFirstPress,
  expectKeyboard,
  expectOpenToAll,
  expectRoom,
  resize,
  type Visit,
  visit,
} from './visit.ts'

type Reading = Visit & { readonly ownWords: OwnWords }

async function read(desk: Desk, screen: Screen, width: number): Promise<Reading> {
  const person = await desk.personOf(screen.as)
  let ownWords: OwnWords = async () => () => false
  const visited = await visit(desk, screen, {
    width,
    language: pseudo,
    watch: (page) => {
      ownWords = wordsOf(page, person)
    },
  })
  return { ...visited, ownWords }
}

async function expectMarks({ page, ownWords }: Reading, width: number) {
  const texts = await page.evaluate(textsOf)
  const unknown = withoutDictionary(texts, await ownWords())
  expect.soft(unknown, `texts of no dictionary at ${width} px`).toEqual([])
  const misplaced = misplacedOf(await page.evaluate(placedTexts))
  expect.soft(misplaced, `texts without room at ${width} px`).toEqual([])
}

async function lookAt(reading: Reading, width: number) {
  await expectMarks(reading, width)
  await expectOpenToAll(reading, width)
}

/** Before its answers and without them a page shows the same few parts as every other: those are looked at on phones. */
const isWhole = ({ state }: Screen) => state !== 'loading' && state !== 'failing'

/** Beside what a phone shows: its wide form, by the keyboard if the state has no visit of its own there. */
async function widen(reading: Reading) {
  const { screen } = reading
  await resize(reading, 1280)
  await expectMarks(reading, 1280)
  if (isWhole(screen)) await expectOpenToAll(reading, 1280)
  else await expectRoom(reading, 1280)
  if (screen.state && isWhole(screen)) await expectKeyboard(reading, 1280)
  await resize(reading, 390)
}

// The longer texts are the harder case of the same page. In English `screens.walk.ts` opens pages without a state.
for (const screen of screens) {
  const { width = 390 } = screen
  test(`${titleOf(screen)} with longer texts`, async ({ desk }) => {
    const reading = await read(desk, screen, width)
    const { page, traffic } = reading
    await lookAt(reading, width)
    if (!screen.width) await widen(reading)
    await expectContrastInTheDark(reading)
    expect.soft(traffic.errors(screen.fails === true), 'the browser reports').toEqual([])
    await expectFirstPress(reading, width === 390 ? 'touch' : 'mouse')
    if (screen.width || !screen.state) await expectKeyboard(reading, width)
    if (width === 390) {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await beyond(page), 'scrolls sideways at 320 px').toBe(0)
    }
    expect.soft(traffic.errors(true), 'the browser reports').toEqual([])
    await page.close()
  })
}

test('a downloaded file has the words of its page', async ({ desk }) => {
  const page = await (await desk.browserOf('seller')).newPage()
  await page.goto(`${pseudo.prefix}${sellerOrdersPath}`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).first().click()
  const [head = ''] = (await readFile(await (await coming).path(), 'utf8')).slice(1).split('\r\n')
  expect(head.split(',').map(unmarked).join('')).toBe('')
  await page.close()
})
