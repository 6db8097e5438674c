import { expect, test } from 'vitest'
import { beginWork, works } from './works.ts'

test('the notice knows every call that is under way, and none that has ended', () => {
  const first = beginWork()
  const second = beginWork({ share: 0 })
  expect(works.get()).toHaveLength(2)
  first.end()
  expect(works.get()).toEqual([{ share: 0 }])
  second.end()
  expect(works.get()).toEqual([])
})

test('an upload reports its progress without touching the others', () => {
  const upload = beginWork({ share: 0 })
  const other = beginWork({ share: 0 })
  upload.tell(0.5)
  expect(works.get().map(({ share }) => share)).toEqual([0.5, 0])
  upload.tell(1)
  upload.end()
  expect(works.get()).toEqual([{ share: 0 }])
  other.end()
})
