type SignIns = { readonly password: string } & Readonly<Record<string, string>>

const shown = (phone: string) => phone.replace(/^(\d\d)(\d{5})(\d{5})$/, '+$1 $2-$3')

/** Prints the address of the market, and the demo's sign-ins only where they work. */
export function bannerOf({ address, signIns }: { address: string; signIns?: SignIns | undefined }): string {
  const samples = signIns ? samplesOf(signIns) : []
  return ['', `  Vanij is open at ${address}`, '', ...samples, '  Ctrl-C closes it.', ''].join('\n')
}

function samplesOf({ password, ...people }: SignIns) {
  const lines = Object.entries(people).map(([who, phone]) => `    ${who.padEnd(8)}${shown(phone)}`)
  return [`  It holds a demo market. Sign in with the password ${password} as`, ...lines, '']
}
