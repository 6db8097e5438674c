import { cutText } from '#server/languages/cut-text.ts'

/** What a person is called in news that others may see over the shoulder. */
export const firstNameOf = (fullName: string) => cutText(fullName.trim().split(/\s+/)[0] ?? '', 40)
