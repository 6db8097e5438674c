import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enum as listOf, string } from 'zod/mini'
import { coreFiles } from './chunks.ts'
import { emptySchemas, withoutSentences } from './no-schemas.ts'

const root = join(import.meta.dirname, '../..')
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

/**
 * Each relies on something that a package does not promise. After an upgrade follow the instruction, then update the
 * version.
 */
const tricks = [
  {
    trick: 'the data of a page is read before it is rendered (web/render/handover.ts)',
    ...{ stands: 'react-router', version: '8.4.0' },
    check:
      'see that StreamTransfer in lib/dom/ssr/single-fetch.js still takes renderMeta.streamCache[0].result, or return to the stream',
  },
  {
    trick: 'a page is rendered with the manifest of its own routes (web/render/handover.ts)',
    ...{ stands: 'react-router', version: '8.4.0' },
    check:
      'see that ServerRouter reads manifest.routes of matched routes alone, or hand on the whole manifest',
  },
  {
    trick:
      'a page is written as one text, and what is unfinished known by its mark (web/render/render-whole.ts)',
    ...{ stands: 'react-dom', version: '19.3.1' },
    check: 'see that renderToString still leaves <!--$!--> where it gave up; render-whole.test.ts says so',
  },
  {
    trick: 'links are written as plain HTML (web/ui/quick-link.tsx, web/navigation/nav-link.tsx)',
    ...{ stands: 'react-router', version: '8.4.0' },
    check: 'compare what Link and NavLink write with what ours write: attributes, aria-current, class',
  },
  {
    trick: 'styles of all pages lose their mark (scripts/bundle/unmark-styles.ts)',
    ...{ stands: '@react-router/dev', version: '8.4.0' },
    check:
      'build: it stops where the mark is gone; then take the step away and watch that no style sheet is loaded twice',
  },
  {
    trick: 'icons have our own element (scripts/bundle/lean-icons.ts)',
    ...{ stands: 'lucide-react', version: '1.75.0' },
    check:
      'see that icons still import createLucideIcon.mjs and hand it { node }; the pages must show class "lucide"',
  },
  {
    trick: 'parts of React Router that the site does not use are left out (scripts/bundle/lean-router.ts)',
    ...{ stands: 'react-router', version: '8.4.0' },
    check:
      'build: it stops where a part exports other names; then read what is new in that part, or take the step away',
  },
  {
    trick: 'the contract has empty schemas (scripts/bundle/no-schemas.ts)',
    ...{ stands: 'zod', version: '4.6.7' },
    check:
      'see that what asks a schema is still called parse, decode or encode; scripts/script-sizes.ts shows that zod is out',
  },
  {
    trick:
      'the core travels in one file, small shared pieces in their pages (scripts/bundle/chunks.ts, keep-exports.ts)',
    ...{ stands: 'vite', version: '8.3.8' },
    check:
      'look for codeSplitting and experimentalInlineCommonChunks in the notes of Rolldown; a page is seven to nine files',
  },
]

test.each(tricks)('$trick', ({ stands, version, check }) => {
  expect(versionOf(stands), `${stands} is new: ${check}`).toBe(version)
})

test('a file that the core names is there', () => {
  const files = globSync('src/{web,contract}/**/*.{ts,tsx}', { cwd: root })
  const icons = globSync('node_modules/lucide-react/dist/esm/icons/*', { cwd: root })
  const isThere = (part: string, among: readonly string[]) =>
    among.some((file) => new RegExp(part).test(file))
  const gone = [
    ...coreFiles.web.filter((part) => !isThere(`^src/web/${part}`, files)),
    ...coreFiles.contract.filter((part) => !isThere(`^src/contract/${part}\\.ts$`, files)),
    ...coreFiles.icons.filter((part) => !isThere(`icons/${part}\\.`, icons)),
  ]
  expect(gone).toEqual([])
})

test('an empty schema throws when it validates; its enums are real', async () => {
  const code = emptySchemas(['object', 'string', 'enum', 'safeParse'])
  const z = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const schema = z.object({ name: z.string().check(z.string()) })
  expect(() => schema.safeParse({})).toThrow('The browser has no schemas')
  expect(() => z.enum(['a']).parse('b')).toThrow('The browser has no schemas')
  expect(() => z.safeParse(schema, {})).toThrow('The browser has no schemas')
  expect(z.enum(['a', 'b']).options).toEqual(listOf(['a', 'b']).options)
  expect(string().safeParse(1).success).toBe(false)
})

test("no endpoint brings the API's description to the browser, and none loses more than that", () => {
  const files = globSync('src/contract/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))
  // A field of an answer may have the same name; its value is a schema.
  const sentence = / {2}about:\s+['"`][^\n]*,\n/
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8')
    const lean = withoutSentences(code)
    expect(lean, file).not.toMatch(/^ {2}about:\s+['"`]/m)
    expect(lean, file).toBe(code.split(sentence).join(''))
  }
})
