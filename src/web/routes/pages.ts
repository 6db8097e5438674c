export type Page = {
  path: string
  /** The module under src/web. */
  file: string
  layout: 'landing' | 'market' | 'console' | 'admin'
}
