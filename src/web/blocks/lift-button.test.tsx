import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liftBlock } from '#contract/blocks/block.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { LiftButton } from './lift-button.tsx'

const shown = () => {
  const lifted: string[] = []
  const { user } = show(
    <LiftButton userId="u1" name="Patel Traders" label="Lift" onLifted={() => lifted.push('u1')} />,
  )
  return {
    user,
    lifted,
    button: () => screen.getByRole('button', { name: 'Lift the block of Patel Traders' }),
  }
}

test('a block is lifted once, however often it is pressed, and the list is loaded again', async () => {
  let release = () => {}
  const sent = answer(liftBlock, async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return { content: 'Patel Traders can write to you again.' }
  })
  const { user, lifted, button } = shown()
  await user.click(button())
  await user.click(button())
  release()
  await screen.findByText('Patel Traders can write to you again.')
  expect(sent.map(({ input }) => input)).toEqual([{ userId: 'u1' }])
  expect(lifted).toEqual(['u1'])
})

test('what could not be lifted stays, and says so', async () => {
  answer(liftBlock, () => {
    throw new ApiError(503, 'We cannot do this right now.')
  })
  const { user, lifted, button } = shown()
  await user.click(button())
  await screen.findByText('We cannot do this right now.')
  expect(lifted).toEqual([])
  expect(button()).toBeTruthy()
})
