/** A text in sections, in words of its own. All texts are final. */
export type Letter = {
  readonly title: string
  readonly subject: string
  /** Whose text it is. */
  readonly author: string
  /** Since which it is in force, such as 2026-11-23; the file bears it too. */
  readonly day: string
  readonly lead: string
  /** Below the lead, as a list. */
  readonly points: readonly string[]
  readonly sections: readonly LetterSection[]
}

type LetterSection = {
  readonly title: string
  /** Paragraphs, and lists of lines. */
  readonly parts: readonly (string | readonly string[])[]
}
