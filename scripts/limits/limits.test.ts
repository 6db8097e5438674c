import { expect, test } from 'vitest'
import { forbiddenDemoImports } from './demo-imports.ts'
import { brokenLayers, folderCircles, folderImports } from './folder-circles.ts'
import { crowdedFolders } from './folders.ts'
import { longFunctions } from './functions.ts'
import { oddNames } from './plain-names.ts'
import { lacksRole, reachOfRules } from './roles.ts'
import { subjectProblem } from './subject.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  run(${index})`).join('\n\n')

test('a function is as long as all that it holds, blank lines aside', () => {
  const nested = `function outer() {\n  const inner = () => {\n${lines(46)}\n  }\n  return inner\n}\n`
  expect(longFunctions('a.ts', nested)).toEqual([{ name: 'outer', line: 1, lines: 51, limit: 50 }])
  expect(longFunctions('a.ts', nested.replace('  run(0)\n', ''))).toEqual([])
})

test('the body of a component has 40 lines, a helper beside it 50', () => {
  const tsx = (name: string) => `export function ${name}() {\n${lines(41)}\n}\n`
  expect(longFunctions('a.tsx', tsx('Card'))).toEqual([{ name: 'Card', line: 1, lines: 41, limit: 40 }])
  expect(longFunctions('a.tsx', tsx('useCard'))).toEqual([])
  expect(longFunctions('a.ts', tsx('Card'))).toEqual([])
})

test('a folder holds 40 files of code, and as much data as it likes', () => {
  const many = (name: string) => Array.from({ length: 41 }, (_, index) => `src/web/ui/${name}${index}`)
  expect(crowdedFolders(many('button.ts').map((file) => `${file}.ts`))).toEqual([
    { folder: 'src/web/ui', count: 41 },
  ])
  expect(crowdedFolders(many('').map((file) => `${file}.sql`))).toEqual([])
})

test('folders that import each other, straight or by way of others, are a circle', () => {
  const imports = folderImports('src/web', [
    { file: 'src/web/orders/order.page.tsx', text: `import { ask } from '#web/chat/start-chat.tsx'` },
    { file: 'src/web/chat/start-chat.tsx', text: `const room = await import('#web/reviews/stars.tsx')` },
    { file: 'src/web/reviews/stars.tsx', text: `import type { Order } from '#web/orders/order.page.tsx'` },
    { file: 'src/web/carts/cart.page.tsx', text: `import { Order } from '#web/orders/order.page.tsx'` },
  ])
  expect(folderCircles(imports)).toEqual(['reviews → orders → chat → reviews'])
  imports.get('reviews')?.delete('orders')
  expect(folderCircles(imports)).toEqual([])
})

test('layouts stand on top, and the ground of the pages knows no noun', () => {
  const sources = [
    { file: 'src/web/root.tsx', text: `import { Frame } from './layouts/frame.tsx'` },
    { file: 'src/web/layouts/frame.tsx', text: `import { Chats } from '#web/chat/chats.page.tsx'` },
    { file: 'src/web/session/counts.ts', text: `import { storage } from '#web/storage/storage.ts'` },
  ]
  expect(brokenLayers(folderImports('src/web', sources))).toEqual([])
  const wrong = [
    { file: 'src/web/chat/room.tsx', text: `import { Frame } from '#web/layouts/frame.tsx'` },
    { file: 'src/web/session/counts.ts', text: `import { rooms } from '#web/chat/rooms.ts'` },
  ]
  expect(brokenLayers(folderImports('src/web', wrong))).toEqual([
    'chat imports layouts, which stand on top',
    'session is ground and imports chat, which stands on it',
  ])
})

test('a file of a noun says what it is for, by its name or by its folder', () => {
  for (const name of ['order.service.ts', 'shown.rules.ts', 'place.test.ts', 'worker/read.ts'])
    expect(lacksRole(`src/server/orders/${name}`), name).toBe(false)
  for (const name of ['shown.ts', 'order.helper.ts', 'parts/shown.ts'])
    expect(lacksRole(`src/server/orders/${name}`), name).toBe(true)
  expect(
    ['src/server/http/route.ts', 'src/server/app.ts', 'src/web/chat/room.tsx'].filter(lacksRole),
  ).toEqual([])
})

test('rules are given what they decide by', () => {
  const text = `import { z } from 'zod'
import type { Row } from './order.queries.ts'
import {
  findOrder,
} from './order.queries.ts'
`
  expect(reachOfRules('src/server/orders/bounds.rules.ts', text)).toEqual(['./order.queries.ts'])
  expect(reachOfRules('src/server/orders/bounds.service.ts', text)).toEqual([])
})

test('a local name says what it holds', () => {
  const names = (text: string) => oddNames('a.ts', text).map(({ name }) => name)
  expect(names('const told = 1; const { asked, a: found } = x; let [at] = y')).toEqual([
    'told',
    'asked',
    'found',
    'at',
  ])
  expect(names('try { go() } catch (fault) { list.map((row, at) => row) }')).toEqual(['fault', 'at'])
  expect(
    names('const rows = { asked: 1 }; const { found: row } = call(fault); type A = { told: string }'),
  ).toEqual([])
})

test('the demo is imported through demo.ts alone, by the start late and by tests as they like', () => {
  const late = `await import('./demo/demo.ts')`
  const early = `import { openDemo } from '#server/demo/demo.ts'`
  expect(forbiddenDemoImports('src/server/start/serve.ts', late)).toEqual([])
  expect(forbiddenDemoImports('src/server/start/serve.ts', early)).toEqual(['demo/demo.ts'])
  expect(forbiddenDemoImports('src/server/app.ts', late)).toEqual(['demo/demo.ts'])
  expect(forbiddenDemoImports('src/server/app.test.ts', early)).toEqual([])
  expect(
    forbiddenDemoImports('src/server/app.test.ts', `import { signIns } from '#server/demo/sign-ins.ts'`),
  ).toEqual(['demo/sign-ins.ts'])
})

test('the subject of a commit is short and of one form', () => {
  expect(subjectProblem('feat(orders): refuse quantities below the lowest tier')).toBeUndefined()
  expect(subjectProblem('Refuse quantities')).toContain('type(scope)')
  expect(subjectProblem(`fix: ${'a'.repeat(61)}`)).toContain('66 characters')
})
