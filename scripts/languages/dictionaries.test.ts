import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { english, type Language } from '#contract/languages.ts'
import type { waitingTexts as englishWaiting } from '#web/api/waiting-texts.ts'
import type { Translation } from '#web/ui/translation.ts'
import { pseudo } from './built.ts'
import { dictionaries, withMarkedExports } from './dictionaries.ts'
import { languageFile } from './language-file.ts'
import { withMarks } from './pseudo.ts'

const hindi: Language = { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' }
const folder = mkdtempSync(join(tmpdir(), 'vanij-languages-'))
const home = join(folder, 'src/web/waiting')
mkdirSync(home, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(home, name), text)
write('waiting-texts.ts', "export const waitingTexts = { stop: 'Stop' } as const")
write('waiting-texts.hi.ts', "export const waitingTexts = { stop: 'रोकें' }")
write('only-english-texts.ts', "export const onlyTexts = { yes: 'Yes' }")
mkdirSync(join(folder, 'src/contract/texts'), { recursive: true })
const sentencesFile = join(import.meta.dirname, '../../src/contract/texts/sentences.ts')
write(
  '../../contract/texts/orders.ts',
  `import { sentences } from '${sentencesFile}'
export const orders = sentences('orders', { onlyLeft: ({ left }) => \`Only \${left} left\` })`,
)
write(
  '../../contract/texts/orders.hi.ts',
  `import { sentences } from '${sentencesFile}'
export const orders = sentences('orders', { onlyLeft: ({ left }) => \`केवल \${left} शेष\` })`,
)
write('refusal.ts', "export { orders } from '../../contract/texts/orders.ts'")
write('page.ts', "export { waitingTexts } from './waiting-texts.ts'")
write('late.ts', "export { onlyTexts } from './only-english-texts.ts'")

async function builtIn(language: Language, entry: string) {
  const [output] = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [dictionaries(language)],
    build: { write: false, lib: { entry: join(home, entry), formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[]
  return output?.output[0].code
}

const moduleOf = (code = '') => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

/** Written as a translator would: a missing text, or one with other parameters, is a type error. */
const waitingInHindi: Translation<typeof englishWaiting> = {
  stillWorking: 'अभी काम चल रहा है…',
  sending: (percent) => `भेजा जा रहा है… ${percent} %`,
  stop: 'रोकें',
  stopped: 'आपने इसे रोक दिया। कुछ भी सहेजा नहीं गया।',
}

test('a build in Hindi holds the Hindi dictionary alone', async () => {
  expect(waitingInHindi.sending(40)).toBe('भेजा जा रहा है… 40 %')
  const code = await builtIn(hindi, 'page.ts')
  expect(code).toContain('रोकें')
  expect(code).not.toContain('Stop')
})

test('so it does of what the server says, by name and parameters', async () => {
  const inHindi = await moduleOf(await builtIn(hindi, 'refusal.ts'))
  expect(inHindi.orders.onlyLeft({ left: 3 })).toEqual({
    name: 'orders.onlyLeft',
    parameters: { left: 3 },
    content: 'केवल 3 शेष',
  })
  const marked = await moduleOf(await builtIn(pseudo, 'refusal.ts'))
  expect(marked.orders.onlyLeft({ left: 3 })).toEqual({
    name: 'orders.onlyLeft',
    parameters: { left: 3 },
    content: '\u200bOnly 3 left Only\u00ad',
  })
})

test('a dictionary without its Hindi file stops the build', async () => {
  await expect(builtIn(hindi, 'late.ts')).rejects.toThrow('only-english-texts.hi.ts')
})

test('a dictionary in Hindi has every text of the English one', () => {
  // @ts-expect-error Three texts are missing.
  const less: Translation<typeof englishWaiting> = { stop: 'रोकें' }
  expect(Object.keys(less)).toEqual(['stop'])
})

test('English alone is built without any of this', () => {
  expect(dictionaries(english)).toEqual([])
})

test('the pseudo language marks every text, and makes it longer', async () => {
  const { waitingTexts } = await moduleOf(await builtIn(pseudo, 'page.ts'))
  expect(waitingTexts.stop).toBe('\u200bStop St\u00ad')
  expect(withMarkedExports("export const a = { b: 'c' } as const\nexport type T = string")).toMatch(
    /^const a = [\s\S]*export \{ a\$ as a \}$/m,
  )
  const texts = { stop: 'Stop it now', of: (count: number) => [`${count} pieces`], two: 2, sign: '₹' }
  const marked = withMarks(texts) as typeof texts
  expect(marked.stop).toBe('\u200bStop it now Stop\u00ad')
  expect(marked.of(5)).toEqual(['\u200b5 pieces 5 pi\u00ad'])
  expect([marked.two, marked.sign]).toEqual([2, '₹'])
})

test('a page in Hindi names itself, its address and the same page in English', async () => {
  const file = await moduleOf(languageFile(hindi, [english, hindi]))
  expect([file.locale, file.prefix]).toEqual(['hi-IN', '/hi'])
  expect(file.elsewhere('/view_cart')).toEqual([{ tag: 'en-IN', name: 'English', href: '/view_cart' }])
  expect(file.alternatesOf('https://vanij.example', '/view_cart')).toEqual([
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: 'https://vanij.example/view_cart' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'hi-IN', href: 'https://vanij.example/hi/view_cart' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://vanij.example/view_cart' },
  ])
})
