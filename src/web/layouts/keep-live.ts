import { keepConnected } from '#web/chat/connection/current-connection.ts'

/** A separate file, so that it is loaded after the page. */
export const startLive = () => keepConnected()
