import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ColumnChart } from './column-chart.tsx'
import { StarBars } from './star-bars.tsx'

const point = (label: string, value: number) => ({ label, value, shown: `₹${value}` })

/** The revenue of some days in the seller's chart. */
const figure = (days: readonly string[]) => {
  const points = days.map((day, index) => point(day, index * 10))
  return show(
    <ChartFigure title="Revenue" summary="₹60 in all" columns={['Day', 'Revenue']} points={points}>
      <ColumnChart points={points} axis={(value) => `₹${value}`} />
    </ChartFigure>,
  )
}

test('the same figures are there as a picture and as a table', async () => {
  const { user } = figure(['1 Nov', '2 Nov', '3 Nov'])
  const region = within(screen.getByRole('region', { name: 'Revenue' }))
  expect(region.getByText('₹60 in all')).toBeTruthy()
  expect(region.queryByRole('table')).toBeNull()
  await user.click(region.getByRole('button', { name: 'Show as table: Revenue' }))
  const rows = within(region.getByRole('table', { name: 'Revenue' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayRevenue',
    '1 Nov₹0',
    '2 Nov₹10',
    '3 Nov₹20',
  ])
  await user.click(region.getByRole('button', { name: 'Show as picture: Revenue' }))
  expect(region.queryByRole('table')).toBeNull()
})

test('each column says what it stands for, and none is higher than the scale', () => {
  figure(['1 Nov', '2 Nov', '3 Nov'])
  const columns = [...document.querySelectorAll('rect > title')].map((name) => name.parentElement as Element)
  expect(columns.map(({ textContent }) => textContent)).toEqual(['1 Nov: ₹0', '2 Nov: ₹10', '3 Nov: ₹20'])
  for (const column of columns) expect(Number(column.getAttribute('height'))).toBeLessThanOrEqual(100)
})

test('few columns are all named; of many the first, the middle and the last', () => {
  const days = ['1 Nov', '2 Nov', '3 Nov', '4 Nov', '5 Nov']
  const { leave } = figure(days)
  expect(days.filter((day) => screen.queryByText(day))).toEqual(['1 Nov', '3 Nov', '5 Nov'])
  leave()
  figure(days.slice(0, 4))
  expect(days.filter((day) => screen.queryByText(day))).toEqual(days.slice(0, 4))
})

test('how many gave how many stars is read out, five first', () => {
  const counts = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating * 300 }))
  show(<StarBars counts={counts} label="Stars" />)
  const rows = within(screen.getByRole('list', { name: 'Stars' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('5 stars: ')
  expect(rows[0]?.textContent).toContain('1,500')
  expect(rows.at(-1)?.textContent).toContain('1 star: ')
})
