/** What a page of the console exports as its `handle`. */
export type ConsoleHandle = {
  /** The page's heading, in the bar. */
  title: string | ((params: Readonly<Partial<Record<string, string>>>) => string)
  /** The page above it. */
  back?: string
  /** The page has a main button of its own, so the bar shows none. */
  hasMainButton?: true
}
