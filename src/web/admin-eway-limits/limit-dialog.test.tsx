import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeEwayLimit, type EwayLimit, listEwayLimits } from '#contract/admin/eway-limits.ts'
import { ApiError } from '#contract/client.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { LimitDialog } from './limit-dialog.tsx'

const delhi: EwayLimit = {
  ...{ state_code: '07', limit: 100_000, is_district_free: false, city_limit: null, is_disputed: false },
  ...{ source: 'Notification 03/2018', checked_on: '2026-11-22', revision: 1 },
}

function dialog(line?: EwayLimit) {
  const closed: string[] = []
  const page = show(
    <LimitDialog line={line} otherStates={['24', '33']} onClose={() => closed.push('closed')} />,
    { as: { user_id: '1' } },
  )
  return { ...page, closed }
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

test('a state is added with its limits, its source and the day of the look-up', async () => {
  const calls = answer(changeEwayLimit, () => ({ content: 'The limit is saved' }))
  const { user, closed } = dialog()
  await user.click(save())
  expect(screen.getByText('Choose the state')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Gujarat')
  await user.type(field(/Limit in rupees/), '1,00,000')
  await user.type(field(/Limit within a city/), 'two lakh')
  await user.type(field(/Source/), 'Notification 12 of Gujarat')
  await user.click(save())
  expect(screen.getByText('A limit is an amount in rupees, at most 10,00,00,000')).toBeTruthy()
  await user.clear(field(/Limit within a city/))
  await user.type(field(/Limit within a city/), '200000')
  await user.click(screen.getByRole('checkbox', { name: /within a district/ }))
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls[0]?.input).toMatchObject({
    ...{ stateCode: '24', limit: 100_000, city_limit: 200_000 },
    ...{ is_district_free: true, is_disputed: false, source: 'Notification 12 of Gujarat' },
  })
})

test('where another admin saved first, the form says what is saved now, keeps what is typed and answers that', async () => {
  const calls = answer(changeEwayLimit, ({ revision }) => {
    if (revision === 1)
      throw new ApiError(409, 'This limit was changed since you opened it.', { code: 'changed' })
    return { content: 'The limit is saved' }
  })
  answer(listEwayLimits, () => ({
    limits: [{ ...delhi, limit: 75_000, source: 'Notification 09/2026', revision: 2 }],
  }))
  const { user, closed } = dialog(delhi)
  await user.clear(field(/Limit in rupees/))
  await user.type(field(/Limit in rupees/), '50000')
  await user.click(save())
  expect(await screen.findByText(/Somebody else saved this line: Above ₹75,000/)).toBeTruthy()
  expect(field(/Limit in rupees/).value).toBe('50000')
  await user.click(save())
  await expect.poll(() => closed).toEqual(['closed'])
  expect(calls.map(({ input }) => input.revision)).toEqual([1, 2])
})
