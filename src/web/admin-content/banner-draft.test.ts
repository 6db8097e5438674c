import { expect, test } from 'vitest'
import { firstBanner } from '#contract/content/banner.ts'
import { pricingsPath } from '#contract/paths.ts'
import { landingTexts } from '#web/landing/landing-texts.ts'
import { bannerOf, draftOf, draftRules } from './banner-draft.ts'

test('what the front page says by itself is the first content of the desk', () => {
  expect(firstBanner).toEqual({
    tag: landingTexts.offerTag,
    title: landingTexts.offerTitle,
    lead: landingTexts.offerLead,
    button: landingTexts.selectPackage,
    link: pricingsPath,
    points: [...landingTexts.offerFeatures],
  })
})

test('short lines are lines of one field, blank ones are none', () => {
  expect(bannerOf(draftOf(firstBanner))).toEqual(firstBanner)
  const draft = { ...draftOf(firstBanner), points: '\n One \n\n Two\n' }
  expect(bannerOf(draft).points).toEqual(['One', 'Two'])
})

test.each([
  ['1\n2\n3\n4\n5\n6\n7\n8\n9', 'There can be at most 8 short lines'],
  ['x'.repeat(61), 'A short line can have at most 60 characters'],
  ['1\n2', undefined],
])('short lines %j', (points, problem) => {
  expect(draftRules.points?.(points, draftOf(firstBanner))).toBe(problem)
})
