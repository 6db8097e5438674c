import type { ToastAction, ToastKind } from './toast-kind.ts'

/** The library comes with the first message: most pages never show one. */
async function show(kind: ToastKind, text: string, action?: ToastAction) {
  const { showToast } = await import('./toast-room.tsx')
  showToast(kind, text, action)
}

export const toastSuccess = (text: string, action?: ToastAction) => void show('success', text, action)
export const toastError = (text: string, action?: ToastAction) => void show('error', text, action)
export const toastInfo = (text: string, action?: ToastAction) => void show('info', text, action)
