const kilobyte = 1024

/** '24 KB', '1.5 MB' */
export function sizeText(bytes: number) {
  if (bytes < kilobyte ** 2) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / kilobyte ** 2).toFixed(1)} MB`
}
