/** Between the addresses of several replicas: a password may hold a comma. */
const betweenAddresses = /,\s*(?=postgres(?:ql)?:\/\/)/

export const addressesIn = (text: string): readonly string[] => text.split(betweenAddresses)

/** As the driver reads it; an address without a host leads to a socket of this machine. */
const canBeRead = (address: string) =>
  URL.canParse(address) || URL.canParse(address.replace('@/', '@localhost/'))

export const areAddresses = (text: string) => addressesIn(text).every(canBeRead)
