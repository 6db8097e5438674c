import { english, type Language, languages } from '#contract/languages.ts'

/** For tests only: English with marks around every text, and longer. */
export const pseudo: Language = {
  code: 'xa',
  tag: 'en-IN-x-pseudo',
  name: 'Pseudo',
  prefix: '/xa',
}

/** The languages with a build, English first. */
export const builtLanguages: readonly Language[] =
  process.env.PSEUDO_LANGUAGE === 'on' ? [...languages, pseudo] : languages

/** The language that is being built. */
export const languageOfBuild = (): Language =>
  builtLanguages.find(({ code }) => code === process.env.BUILD_LANGUAGE) ?? english
