import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

/** The device's own way to share; where it has none, the link goes to the clipboard. */
export async function share(title: string) {
  const url = location.origin + location.pathname
  if (navigator.share) {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closed without a choice; anything else still leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copy(url)) toastSuccess(uiTexts.linkCopied)
  else toastError(uiTexts.linkNotCopied)
}

export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** Plain http has no clipboard but this one, and a shop's own network may have no more than plain http. */
function copyByHand(text: string) {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
