import { createElement } from 'react'
import { expect, test } from 'vitest'
import { writtenPage } from '#web/testing/written-page.ts'
import { Resend, SentTo } from './sent-to.tsx'
import type { Code } from './use-code.ts'

const aCode = (part: Partial<Code> = {}): Code => ({
  phone: { country: 'IN', dialCode: '91', national: '9876543210' },
  ...{ isChanging: false, isAsking: false, failure: '', seconds: 0 },
  ...{ setPhone: () => undefined, change: () => undefined },
  ...{ ask: async () => true, proceed: async () => undefined },
  ...part,
})

test('a page never says whether a number has an account', () => {
  const { text, buttons } = writtenPage(createElement(SentTo, { code: aCode() }))
  expect(text).toMatch(/^If \+91 98765 ?43210 has an account, a code is on its way\./)
  expect(buttons).toEqual(['Change number'])
})

test('another code can be had once the wait is over, and not before', () => {
  const waiting = writtenPage(createElement(Resend, { code: aCode({ seconds: 12 }) }))
  expect(waiting.text).toContain('You can ask for a new one in 12 s.')
  expect(waiting.buttons).toEqual([])
  expect(writtenPage(createElement(Resend, { code: aCode() })).buttons).toEqual(['Send a new code'])
})

test('why no code could be sent stands beside the button', () => {
  const { text, buttons } = writtenPage(
    createElement(Resend, { code: aCode({ failure: 'Too many codes were asked for.' }) }),
  )
  expect(text).toContain('Too many codes were asked for.')
  expect(buttons).toEqual(['Send a new code'])
})
