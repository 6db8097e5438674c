import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { GstField } from './gst-field.tsx'

const field = (value: string, error?: string) => <GstField value={value} error={error} onChange={() => {}} />
const mentions = () => document.body.textContent?.match(/last character/g)?.length ?? 0

test('a last character that does not fit is named, with what to do and why', () => {
  const { change } = show(field('27AAPFU0939F1ZX'))
  expect(document.body.textContent).toContain(
    'The last character does not fit the others. Check for a typing mistake: bills need the right number.',
  )
  change(field('27AAPFU0939F1ZV'))
  expect(mentions()).toBe(0)
})

test('where the number is refused for it, one sentence says so', () => {
  show(field('27AAPFU0939F1ZX', 'The last character of this GST number does not fit the others.'))
  expect(mentions()).toBe(1)
})
