import { firstTable, presentStates } from '#contract/tax/present-states.ts'
import type { Particulars } from './document.row.ts'

export type PrintedStates = NonNullable<Particulars['states']>

const came = (code: string) => firstTable().byCode.get(code)

/**
 * How states are called and taxed on a paper that is issued now, as far as they are not as they came: its file may be made years
 * later, and says the same then.
 */
export function statesToPrint(): Pick<Particulars, 'states'> {
  const others = presentStates().all.filter(({ state_code, name, has_utgst }) => {
    const first = came(state_code)
    return first?.name !== name || first.has_utgst !== has_utgst
  })
  if (others.length === 0) return {}
  return {
    states: Object.fromEntries(
      others.map(({ state_code, name, has_utgst }) => [state_code, { name, has_utgst }]),
    ),
  }
}

export const printedName = (code: string, states: PrintedStates | undefined): string =>
  states?.[code]?.name ?? came(code)?.name ?? ''

/** What the state's half of the tax is called there. */
export const printedHalf = (code: string, states: PrintedStates | undefined): 'SGST' | 'UTGST' =>
  (states?.[code] ?? came(code))?.has_utgst ? 'UTGST' : 'SGST'
