import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FormPreview } from './form-preview.tsx'
import { emptyDraft } from './product-draft.ts'

test('the preview shows particulars as the product’s own page does: choices apart, numbers and sentences whole', () => {
  const specs = [
    ['Colour', 'Red, Blue'],
    ['Life', '1,20,000 strokes'],
    ['Use', 'For kitchens, and for workshops that stand in salty air'],
  ].map(([key = '', value = ''], id) => ({ id: String(id), key, value }))
  const draft = { ...emptyDraft('Hardware'), specs }
  const preview = createElement(FormPreview, { draft, cover: undefined, verified: false, isLive: false })
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, preview))
  const [, list = ''] = html.split('<dl')
  const texts = [...list.matchAll(/>([^<>]+)</g)].map(([, text]) => text)
  expect(texts).toEqual([
    'Colour',
    'Red',
    'Blue',
    'Life',
    '1,20,000 strokes',
    'Use',
    'For kitchens, and for workshops that stand in salty air',
  ])
})
