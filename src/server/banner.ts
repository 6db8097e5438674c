import { signIns } from './demo/sign-ins.ts'

const shown = (phone: string) => phone.replace(/^(\d\d)(\d{5})(\d{5})$/, '+$1 $2-$3')

/** What the terminal says once the market is open; the sign-ins only where they work. */
export function bannerOf({ address, demo }: { address: string; demo: boolean }): string {
  const { password, ...people } = signIns
  const lines = Object.entries(people).map(([who, phone]) => `    ${who.padEnd(8)}${shown(phone)}`)
  const samples = [`  It holds a demo market. Sign in with the password ${password} as`, ...lines, '']
  return ['', `  Vanij is open at ${address}`, '', ...(demo ? samples : []), '  Ctrl-C closes it.', ''].join(
    '\n',
  )
}
