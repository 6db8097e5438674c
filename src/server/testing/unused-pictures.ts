import { sql } from '#server/db/sql.ts'
import { fileOf, pictureIdsOf } from '#server/media/picture-address.rules.ts'
import { sweepDuePictures } from '#server/media/sweep-pictures.service.ts'
import type { TestApp } from './test-app.ts'

/** Ages all checks by this much time, then runs the upkeep once. */
export async function picturesAfter({ db, app }: TestApp, minutes: number) {
  const past = sql`make_interval(mins => ${minutes})`
  await db.run(sql`update file_checks set due_at = due_at - ${past}`)
  await db.run(sql`update pictures set held_until = held_until - ${past} where held_until > '-infinity'`)
  while (await sweepDuePictures(app.services)) await Promise.resolve()
}

export const filesOfPicture = ({ app }: TestApp, url: string) =>
  app.services.storage.list(fileOf(pictureIdsOf([url])[0] ?? '', 1).replace(/\/1\.webp$/, ''))
