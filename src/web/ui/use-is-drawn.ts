import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router'

/**
 * False while a page behind the sign-in shows the shell that the server sent. What stands beside the page (counts, polls,
 * the profile anew) waits until its own data are drawn: it would take the line and the processor from them.
 */
export const useIsDrawn = () => useContext(RouterState)?.initialized ?? true
