import { useEffect, useLayoutEffect } from 'react'

/** Opens a dialog over the page; the focus goes into it, and back where it was when it closes. */
export function useModal(ref: { readonly current: HTMLDialogElement | null }, open: boolean) {
  // A layout effect, so that its end still finds the dialog in the page and the focus can go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus], [data-dialog-title]')
    first?.focus()
    return () => dialog.close()
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
