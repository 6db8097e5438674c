import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import * as paths from '#contract/paths.ts'
import { adminRoutes } from '#web/routes/admin-routes.ts'
import { consoleRoutes } from '#web/routes/console-routes.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'

const routes = [...siteRoutes, ...consoleRoutes, ...adminRoutes].map(({ path }) => path)
const spelled = Object.values(paths).map((path) =>
  typeof path === 'string' ? path : (path as (id: string, title: string) => string)('an-id', 'A title'),
)

test('every path leads to a page, or to the file that is made with the pages', () => {
  const astray = spelled.filter(
    (path) => !routes.some((route) => matchPath(route, path.split(/[?#]/)[0] ?? '')),
  )
  // Beside it, the pictures that are made for messengers.
  expect(astray).toEqual([
    paths.productPicturePath('an-id'),
    paths.shopPicturePath('an-id'),
    paths.shippingPolicyPath,
  ])
})

test('nobody else spells a path', () => {
  const firstWords = new Set(spelled.map((path) => path.split(/[/?.]/)[1]).filter(Boolean))
  const literal = new RegExp(
    `['"\`](${[...firstWords].map((word) => `/${word}`).join('|')})(?=[/?#'"\`.]|\\$\\{)`,
  )
  const src = join(import.meta.dirname, '../src')
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^contract\/paths\.ts$/.test(file),
  )
  const guilty = files.flatMap((file) =>
    readFileSync(join(src, file), 'utf8')
      .split('\n')
      .filter(
        (line) => !/^\s*(\/?\*|\/\/)/.test(line) && (literal.test(line) || /\b(to|href)="\/"/.test(line)),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(guilty).toEqual([])
})
