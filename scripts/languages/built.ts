import { english, type Language, languages } from '#contract/languages.ts'

/** On in tests only: English with a mark around every text, and longer. */
export const pseudo: Language = {
  code: 'xa',
  tag: 'en-IN-x-pseudo',
  name: 'Pseudo',
  prefix: '/xa',
}

/** Each has a build; English comes first. */
export const builtLanguages: readonly Language[] =
  process.env.PSEUDO_LANGUAGE === 'on' ? [...languages, pseudo] : languages

/** The one that is being built. */
export const languageOfBuild = (): Language =>
  builtLanguages.find(({ code }) => code === process.env.BUILD_LANGUAGE) ?? english
