import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english, type Language } from '#contract/languages.ts'
import { manifestIn, textsIn } from './app-manifest.ts'
import { pseudo } from './built.ts'

const ofTheSite = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/manifest.webmanifest'), 'utf8'),
)
const hindi: Language = { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' }

test('in English the installed app says what its file says', async () => {
  expect(manifestIn(english, await textsIn(english))).toEqual(ofTheSite)
})

test('in Hindi it has its own name and language, and opens Hindi pages', () => {
  const texts = { tagline: 'आसान व्यापार', description: 'खोजें', shortcuts: ['बाज़ार', 'ऑर्डर', 'कार्ट'] }
  const { shortcuts, ...manifest } = manifestIn(hindi, texts)
  expect(manifest).toMatchObject({
    ...{ id: '/hi/', scope: '/hi/', start_url: '/hi/live_market', lang: 'hi-IN' },
    ...{ name: 'Vanij: आसान व्यापार', short_name: 'Vanij', description: 'खोजें' },
  })
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['बाज़ार', '/hi/live_market'],
    ['ऑर्डर', '/hi/profile?tab=orders'],
    ['कार्ट', '/hi/view_cart'],
  ])
})

test('its texts come from the dictionaries of the language', async () => {
  const { description, shortcuts } = await textsIn(pseudo)
  for (const text of [description, ...shortcuts]) expect(text).toMatch(/^\u200b.*\u00ad$/)
})
