import { expect, test } from 'vitest'
import type { PolicyPart } from '#contract/content/policy-section.ts'
import { piecesOf } from '#contract/content/policy-text.ts'
import { consoleRoutes } from '#web/routes/console-routes.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'
import { helpTexts } from './help-texts.ts'

const linesOf = (parts: readonly PolicyPart[]) => parts.flat()
const wordsOf = (part: string) =>
  linesOf(helpTexts.sections.find(({ id }) => id === part)?.parts ?? []).join(' ')

test('the help leads to pages that exist', () => {
  const pages = new Set([...siteRoutes, ...consoleRoutes].map(({ path }) => path.split('?')[0]))
  const links = helpTexts.sections.flatMap(({ parts, link }) => [
    ...linesOf(parts).flatMap((line) => piecesOf(line).filter((piece) => typeof piece === 'object')),
    ...(link ? [link] : []),
  ])
  expect(links.length).toBeGreaterThan(10)
  for (const { to } of links) expect(pages).toContain(to.split('?')[0])
})

test('the help says what stands on a bill, and which bills the market does not make', () => {
  expect(wordsOf('order')).toContain('Both stand on the order and on the invoice.')
  expect(wordsOf('papers')).toContain('Exports and supplies to a special economic zone')
})

test('the help says what sellers see of buyers, also the email, and that no money passes through the market', () => {
  for (const what of ['email', 'phone number', 'GST number', 'delivery address', 'PO number', 'last 90 days'])
    expect(wordsOf('seen')).toContain(what)
  expect(wordsOf('pay')).toContain('never passes through Vanij')
})
