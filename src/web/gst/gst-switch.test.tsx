import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browserStorage } from '#web/storage/storage.ts'
import { show } from '#web/testing/show.tsx'
import { GstSwitch } from './gst-switch.tsx'

test('the choice is kept by the device and taken back by a second press', async () => {
  const { user } = show(
    <>
      <GstSwitch />
      <GstSwitch />
    </>,
  )
  const { dataset } = document.documentElement
  const switches = () => screen.getAllByRole('switch', { name: 'Show without GST' })
  const states = () => switches().map((button) => button.getAttribute('aria-checked'))
  const press = async () => user.click(switches()[0] as HTMLElement)
  expect(states()).toEqual(['false', 'false'])
  await press()
  expect([dataset.gst, browserStorage.read('gst')]).toEqual(['without', 'without'])
  expect(states()).toEqual(['true', 'true'])
  await press()
  expect([dataset.gst, browserStorage.read('gst')]).toEqual([undefined, null])
  expect(states()).toEqual(['false', 'false'])
})
