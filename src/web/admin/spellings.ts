/** Other spellings as they are typed: one on each line. */
export const spellingsIn = (typed: string) => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
