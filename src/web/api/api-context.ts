import { createContext } from 'react-router'
import type { Api } from '#contract/client.ts'

/** The API for loaders on the server; document requests carry no token, so they are always a visitor's. */
export const apiContext = createContext<Api>()

/** Logs errors of a server-rendered page. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)
