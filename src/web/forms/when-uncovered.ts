/** Frames that a field which an answer asks for may take to be drawn. */
const patience = 10

/**
 * Does what needs a field that can be seen. A form that is covered while it is sent cannot take the focus until the page
 * is drawn without the cover, which on a slow phone is some frames after the answer; and a field that only the answer
 * calls for comes a moment after it.
 */
export function whenUncovered(
  find: () => HTMLElement | undefined,
  act: (field: HTMLElement) => void,
  frames = patience,
) {
  requestAnimationFrame(() => {
    const field = find()
    if (!field) {
      if (frames > 0) whenUncovered(find, act, frames - 1)
    } else if (getComputedStyle(field).visibility === 'hidden') whenUncovered(find, act)
    else act(field)
  })
}
