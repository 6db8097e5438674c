import { createContext } from 'react'

/**
 * Marks the scripts that this render writes itself, so that the server lets these run and no other. The server takes
 * the mark out again, and the browser never knows it.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
