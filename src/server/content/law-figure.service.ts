import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import type { LawFigureName } from '#contract/content/law-figure-rules.ts'
import type { LawFigure } from '#contract/content/law-figures.ts'
import type { Db } from '#server/db/db.ts'
import { writtenOf } from './content.service.ts'

/** The figure in force, in whole paise or days. From memory, so it can be read in a transaction too. */
export async function lawFigureOf(db: Db, name: LawFigureName): Promise<number> {
  const written = await writtenOf(db.origin, 'law-figures')
  const figure = written.get(name) as LawFigure | null | undefined
  return (figure ?? firstLawFigures[name]).value
}
