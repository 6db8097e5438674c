import type { ToastAction, ToastKind, ToastText } from './toast-kind.ts'

const open = () => import('./toast-room.tsx')

/** The library comes with the first message: most pages never show one. */
async function show(kind: ToastKind, text: ToastText, action?: ToastAction) {
  const room = await open().catch(() => null)
  room?.showToast(kind, text, action)
}

/** For people who change things: the message that the server cannot be reached cannot be fetched from it. */
export const prepareToasts = () => void open().catch(() => null)

export const toastSuccess = (text: string, action?: ToastAction) => void show('success', text, action)
export const toastError = (text: ToastText, action?: ToastAction) => void show('error', text, action)
export const toastInfo = (text: string, action?: ToastAction) => void show('info', text, action)
