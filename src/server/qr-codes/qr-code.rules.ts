import encodeQR from 'qr'

/** As rows of modules, '1' is dark; without the quiet zone, of which the package draws one module at least. */
export const qrModules = (text: string, ecc: 'low' | 'medium' = 'medium'): string[] =>
  encodeQR(text, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((row) =>
      row
        .slice(1, -1)
        .map((isDark) => (isDark ? '1' : '0'))
        .join(''),
    )

/** Four modules, as the standard (ISO/IEC 18004) wants. */
const quietZone = 4

/** Dark on white in any theme, because readers want it so. */
export function qrSvg(text: string): string {
  const rows = qrModules(text)
  const size = rows.length + 2 * quietZone
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path.join('')}"/></svg>`
}
