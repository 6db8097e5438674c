import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const named = /`((?:src\/)?(?:contract|server|web)\/[\w./-]+\.(?:ts|tsx|sql|css))`/g

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/domain.md'])(
  '%s names files that are there',
  (document) => {
    const files = [...readFileSync(document, 'utf8').matchAll(named)].map(([, file = '']) =>
      file.startsWith('src/') ? file : `src/${file}`,
    )
    // NNNN stands for a number that is not taken yet.
    expect(files.filter((file) => !file.includes('NNNN') && !existsSync(file))).toEqual([])
  },
)

const short = /`([\w-]+(?:[./][\w-]+)*\.(?:tsx?|sql|css|mjs))`/g
const names = ['src', 'scripts', 'e2e', 'tools', 'deploy', '.'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }),
)

test.each(['README.md', 'docs/architecture.md', 'docs/domain.md', 'docs/operations.md'])(
  '%s calls no file by a name that none has',
  (document) => {
    const called = [...readFileSync(document, 'utf8').matchAll(short)].map(([, file = '']) => file)
    const isThere = (file: string) => names.some((name) => `/${name}`.endsWith(`/${file}`))
    expect(called.filter((file) => !isThere(file.replace(/^(src|scripts|e2e|tools|deploy)\//, '')))).toEqual(
      [],
    )
  },
)

test('no two decisions have one number', () => {
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
