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

test('no two decisions have one number', () => {
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
