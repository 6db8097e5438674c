import { keepConnected } from '#web/chat/connection/current-connection.ts'

/** A file of its own: it comes after the page, unlike what the chat's own pages share with it. */
export const startLive = () => keepConnected()
