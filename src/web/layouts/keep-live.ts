import { keepConnected } from '#web/chat/connection/current-connection.ts'
import { prepareToasts } from '#web/ui/toasts/toast.ts'

/** A separate file, so that it is loaded after the page. */
export function startLive() {
  prepareToasts()
  keepConnected()
}
