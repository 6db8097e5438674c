import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'

/** Where a language is built: English at the top, the others in `languages`. */
export const placeOf = (folder: string, { code, prefix }: Language) =>
  prefix === '' ? folder : join(folder, 'languages', code)

/**
 * Scripts and styles have unique names, so all languages share one folder; files of equal names move under the
 * language's code. The server's part stays where it was built.
 */
export function moveLanguage(folder: string, language: Language) {
  const built = join(placeOf(folder, language), 'client')
  const assets = join(folder, 'client/assets')
  for (const file of readdirSync(join(built, 'assets')))
    if (!existsSync(join(assets, file))) renameSync(join(built, 'assets', file), join(assets, file))
  rmSync(join(built, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'client'), { recursive: true })
  renameSync(built, join(folder, 'client', language.code))
}
