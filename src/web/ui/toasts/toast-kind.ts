export type ToastKind = 'success' | 'error' | 'info'
/** A sentence, or one with its reason in a line of its own. */
export type ToastText = string | readonly [sentence: string, reason: string]
export type ToastAction = { label: string; onPress: () => void }
