/** The PIN code that stands beside an address; none where the address ends with it, because nobody reads it twice. */
export const pinBeside = (address: string, pin: string) =>
  address.replace(/\s/g, '').endsWith(pin) ? '' : pin
