/**
 * Does what needs a field that can be seen. A form that is covered while it is sent cannot take the focus until the page
 * is drawn without the cover, which on a slow phone is some frames after the answer.
 */
export function whenUncovered(find: () => HTMLElement | undefined, act: (field: HTMLElement) => void) {
  requestAnimationFrame(() => {
    const field = find()
    if (!field) return
    if (getComputedStyle(field).visibility === 'hidden') whenUncovered(find, act)
    else act(field)
  })
}
