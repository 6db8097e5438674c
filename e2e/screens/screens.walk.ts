import { expect } from '@playwright/test'
import { english } from '#contract/languages.ts'
import { test } from './desk.ts'
import { routes } from './screen.ts'
import { screens, titleOf } from './show.ts'
import { expectFirstPress, expectKeyboard, expectRoom, visit } from './visit.ts'

test('every page is looked at, and no page that is not there', () => {
  expect(new Set(screens.map(({ route }) => route))).toEqual(new Set(routes))
})

// In English, opened on a wide screen, by mouse. `pseudo.walk.ts` visits all screens, on phones first, with axe in both themes.
for (const screen of screens.filter(({ state }) => !state)) {
  const { width = 1280 } = screen
  test(`${titleOf(screen)} at ${width} px`, async ({ desk }) => {
    const visited = await visit(desk, screen, { width, language: english })
    const { page, traffic } = visited
    await expectRoom(visited, width)
    // From here on many requests are refused, because of what was typed.
    expect.soft(traffic.errors(screen.fails === true), 'the browser reports').toEqual([])
    await expectFirstPress(visited, width < 768 ? 'touch' : 'mouse')
    await expectKeyboard(visited, width)
    expect.soft(traffic.errors(true), 'the browser reports').toEqual([])
    await page.close()
  })
}
