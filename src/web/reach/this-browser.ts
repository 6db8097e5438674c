import { subscribe, unsubscribe } from '#contract/reach/choices.ts'
import { api } from '#web/api/browser-api.ts'

export type BrowserState = 'unsupported' | 'blocked' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const current = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null

/** One that was made with another key would be refused by the push service. */
function isOf({ options }: PushSubscription, key: string) {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return bytesOf(key).every((byte, place) => own[place] === byte)
}

/** How pushes stand in this browser; one that has a subscription names it to the server again. */
export async function lookAtBrowser(key: string): Promise<BrowserState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await current()
  if (!subscription || !isOf(subscription, key)) return 'off'
  await tell(subscription)
  return 'on'
}

/** Asks the person, so it may only follow a press. */
export async function turnOn(key: string): Promise<BrowserState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const registration = await navigator.serviceWorker.ready
  const former = await registration.pushManager.getSubscription()
  if (former && !isOf(former, key)) await former.unsubscribe()
  await tell(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }),
  )
  return 'on'
}

export async function turnOff(): Promise<BrowserState> {
  const subscription = await current()
  if (subscription) {
    await api(unsubscribe, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

function tell(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return api(subscribe, { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } })
}
