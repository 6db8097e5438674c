/** After what a dialog has sent: the dialog closes, and what lies below is read anew. */
export const closeThen = (onClose: () => void, onChanged: () => unknown) => () => {
  onClose()
  return onChanged()
}
