export type ToastKind = 'success' | 'error' | 'info'
export type ToastAction = { label: string; onPress: () => void }
