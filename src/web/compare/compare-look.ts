/** The name of a row, which stays while the columns are swiped. */
export const nameCell =
  'sticky left-0 z-10 wrap-anywhere border-border border-t border-r bg-surface px-2 py-3 text-left font-normal text-muted text-small md:px-4'

/** What one product has in a row. */
export const valueCell = 'num wrap-anywhere border-border border-t p-3'
