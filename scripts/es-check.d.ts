declare module 'es-check' {
  type Checks = {
    readonly files: readonly string[]
    readonly checkBrowser: true
    readonly checkFeatures: true
    readonly module: true
  }
  type Failure = { readonly file: string; readonly err: Error }
  /** Without a logger it answers instead of ending the process. */
  export function runChecks(checks: readonly Checks[]): {
    readonly success: boolean
    readonly errors: readonly Failure[]
  }
}
