/** The keys of a list separated by commas; undefined if one of them is not 32 bytes in base64 or hex. */
export function secretKeysIn(list: string): readonly Buffer[] | undefined {
  const keys = list.split(',').map((text) => keyIn(text.trim()))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function keyIn(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
