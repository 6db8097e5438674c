import { profilePath } from '#contract/paths.ts'
import { profileTexts } from './profile-texts.ts'

/** The way back from the pages that hang below the profile. */
export const profileLink = { to: profilePath, label: profileTexts.title } as const
