import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

test('only what is done has the tick; what is under way has a mark of its own', () => {
  const html = renderToStaticMarkup(
    createElement(Stepper, {
      label: 'Application',
      steps: [
        { label: 'Submitted', state: 'done' },
        { label: 'In review', state: 'current' },
        { label: 'Approved', state: 'ahead' },
      ],
    }),
  )
  const items = html.split('<li').slice(1)
  expect(items.map((item) => item.includes('lucide-check'))).toEqual([true, false, false])
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, true, false])
})
