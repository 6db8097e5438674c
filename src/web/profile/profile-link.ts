import { profileTexts } from './profile-texts.ts'

/** The way back from the pages that hang below the profile. */
export const profileLink = { to: '/profile', label: profileTexts.title } as const
