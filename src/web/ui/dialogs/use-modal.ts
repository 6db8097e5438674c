import { useEffect, useLayoutEffect } from 'react'

const openModals = new Set<HTMLDialogElement>()

/** The page behind does not scroll. A mark on <html> says so, since Firefox before 121 has no `:has`. */
function markPage() {
  const marks = document.documentElement.dataset
  if (openModals.size === 0) delete marks.modal
  else marks.modal = [...openModals].some((dialog) => 'fullScreen' in dialog.dataset) ? 'full-screen' : ''
}

function lockPage(dialog: HTMLDialogElement) {
  openModals.add(dialog)
  markPage()
}

function unlockPage(dialog: HTMLDialogElement) {
  openModals.delete(dialog)
  markPage()
}

/** Opens a dialog over the page; the focus goes into it, and back where it was when it closes. */
export function useModal(ref: { readonly current: HTMLDialogElement | null }, open: boolean) {
  // A layout effect, so that its end still finds the dialog in the page and the focus can go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    lockPage(dialog)
    // A browser may close it by itself, as where the way back is pressed twice.
    const unlock = () => unlockPage(dialog)
    dialog.addEventListener('close', unlock)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus], [data-dialog-title]')
    first?.focus()
    return () => {
      dialog.removeEventListener('close', unlock)
      dialog.close()
      unlock()
    }
  }, [ref, open])
}

/** Where the focused element disappears with its step, the title takes the focus, which else falls to the page behind. */
export function useFocusOnTitle(ref: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.open || document.activeElement !== document.body) return
    dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus()
  })
}
