import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browserStorage } from '#web/storage/storage.ts'
import { show } from '#web/testing/show.tsx'
import { GstSwitch } from './gst-switch.tsx'

test('the choice is kept by the device and taken back by a second press', async () => {
  const { user } = show(<GstSwitch />)
  const { dataset } = document.documentElement
  await user.click(screen.getByRole('button'))
  expect([dataset.gst, browserStorage.read('gst')]).toEqual(['without', 'without'])
  await user.click(screen.getByRole('button'))
  expect([dataset.gst, browserStorage.read('gst')]).toEqual([undefined, null])
})
