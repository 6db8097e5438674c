import type { ToastAction, ToastKind, ToastText } from './toast-kind.ts'

const loadRoom = () => import('./toast-room.tsx')

/** The library comes with the first message: most pages never show one. */
export async function showMessage(
  kind: ToastKind,
  text: ToastText,
  action?: ToastAction,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadRoom>>, 'showToast'>> = loadRoom,
) {
  try {
    const { showToast } = await load()
    showToast(kind, text, action)
  } catch {
    showPlain(text)
  }
}

/** Without the library, as for a visitor who is offline, a message is a sentence that stands for five seconds. */
function showPlain(text: ToastText) {
  const element = document.createElement('p')
  element.role = 'alert'
  element.className =
    'fixed inset-x-4 top-4 z-90 mx-auto w-fit rounded-large border border-border bg-surface p-4 shadow-lg'
  element.textContent = [text].flat().join(' ')
  // An open modal makes the page behind it inert.
  const modals = document.querySelectorAll('dialog:modal')
  const home = modals[modals.length - 1] ?? document.body
  home.append(element)
  setTimeout(() => element.remove(), 5_000)
}

/** For people who change things: the message that the server cannot be reached cannot be fetched from it. */
export const prepareToasts = () => void loadRoom().catch(() => null)

export const toastSuccess = (text: string, action?: ToastAction) => void showMessage('success', text, action)
export const toastError = (text: ToastText, action?: ToastAction) => void showMessage('error', text, action)
export const toastInfo = (text: string, action?: ToastAction) => void showMessage('info', text, action)
