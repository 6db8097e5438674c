import { afterEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

afterEach(() => vi.useRealTimers())

test('a run says once a minute what each of its steps has said last', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const progress = createProgress((line) => lines.push(line))
  progress.begin('unit')
  progress.begin('browser')
  progress.hear('unit', 'one.test.ts\n\u001b[32m✓ two.test.ts\u001b[0m\n')
  vi.advanceTimersByTime(60_000)
  progress.end('unit', 0)
  progress.end('browser', 1)
  progress.stop()
  vi.advanceTimersByTime(120_000)
  expect(lines).toEqual([
    ' 0:00  unit begins',
    ' 0:00  browser begins',
    ' 1:00  unit: ✓ two.test.ts | browser',
    ' 1:00  unit passed',
    ' 1:00  browser ended with 1',
  ])
})
