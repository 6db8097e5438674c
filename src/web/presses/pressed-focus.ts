/**
 * Safari does not give the focus to a button that is pressed. It gets it here, so that a dialog or menu which it opens
 * can give it back. Where a field keeps the focus, it stays there.
 */
export function focusPressedButtons() {
  const hear = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null
    if (document.activeElement === document.body) button?.focus({ preventScroll: true })
  }
  addEventListener('click', hear, { capture: true })
}
