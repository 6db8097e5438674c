import { createContext } from 'react-router'
import type { Api } from '#contract/client.ts'

/** How a loader on the server reaches the API; a document request is always a visitor's. */
export const apiContext = createContext<Api>()

/** Where faults of a rendered page are written down. */
export const reportContext = createContext<(fault: unknown) => void>(() => undefined)
