import { AsyncLocalStorage } from 'node:async_hooks'
import { withCategories } from '#server/categories/taxonomy.service.ts'
import type { Db } from '#server/db/db.ts'
import { withStates } from './states.service.ts'

/** Does the work with the categories and states that stand when it begins. */
export const withContent = <Answer>(db: Db, work: () => Promise<Answer>): Promise<Answer> =>
  withCategories(db, () => withStates(db, work))

/** A file is sent after the work has ended; what is still made of it reads the same content. */
export const partsInside = <File extends { readonly parts: AsyncIterable<unknown> }>(file: File): File => ({
  ...file,
  parts: partsOf(file.parts, AsyncLocalStorage.snapshot()),
})

type Inside = ReturnType<typeof AsyncLocalStorage.snapshot>

async function* partsOf(parts: AsyncIterable<unknown>, inside: Inside) {
  const iterator = inside(() => parts[Symbol.asyncIterator]())
  try {
    for (;;) {
      const next = await inside(() => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await inside(async () => iterator.return?.())
  }
}
