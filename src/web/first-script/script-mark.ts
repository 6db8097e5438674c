import { createContext } from 'react'

type OwnScripts = {
  /**
   * Marks the scripts that this render writes itself, so that the server lets these run and no other. The server takes
   * the mark out again, and the browser never knows it.
   */
  readonly mark?: string
  /** What the first script does for this page alone (`early-calls.ts`). */
  readonly ofPage?: string
}

export const ScriptMark = createContext<OwnScripts>({})
