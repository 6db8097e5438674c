import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rupees } from '#web/ui/formats/rupees.ts'
import { GstPrice } from './gst-price.tsx'
import { GstWord, listedWord } from './gst-word.tsx'

const shown = (rateBp: number | null) =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(GstPrice, { amount: 118, rateBp, write: rupees }),
      ' ',
      createElement(GstWord, { rateBp }),
    ),
  ).replaceAll('\u00a0', ' ')

test('each price says whether tax is in it, in both ways of looking at prices', () => {
  expect(shown(1800)).toBe(
    '<span class="with-gst">₹118.00</span><span class="without-gst">₹100.00</span> <span class="with-gst">with GST</span><span class="without-gst">+ GST</span>',
  )
})

test('a price without GST has none to take out; one of an unknown rate always includes it', () => {
  expect([shown(0), shown(null)]).toEqual(['₹118.00 <span>no GST</span>', '₹118.00 <span>with GST</span>'])
  expect([0, 500, null].map((rate) => listedWord(rate).replace('\u00a0', ' '))).toEqual([
    ...['no GST', 'with GST', 'with GST'],
  ])
})
