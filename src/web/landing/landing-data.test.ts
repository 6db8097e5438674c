import { expect, test } from 'vitest'
import { getSettings } from '#contract/admin/settings.ts'
import type { Api } from '#contract/client.ts'
import { loadLanding } from './landing-data.ts'

const origin = 'https://vanij.example'
const settings = { press_name: 'The Daily Trade', press_link: 'https://press.example/story' }

/** An API that answers with the settings alone, or with nothing. */
const apiWith = (hasSettings: boolean) =>
  (async (endpoint: unknown) => {
    if (hasSettings && endpoint === getSettings)
      return { success: true, settings, banner: null, categories: [] }
    throw new Error('No connection')
  }) as unknown as Api

test('the front page opens without its products', async () => {
  const { trending, showcase, press } = await loadLanding(apiWith(true), origin)
  expect(trending).toEqual([])
  expect(showcase).toBeNull()
  expect(press).not.toBeNull()
})

test('the front page opens when nothing can be loaded', async () => {
  expect(await loadLanding(apiWith(false), origin)).toEqual({
    ...{ origin, trending: [], showcase: null, press: null, banner: null },
  })
})
