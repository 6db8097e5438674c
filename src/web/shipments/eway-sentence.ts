import { type EwayRule, ewayNeed } from '#contract/shipments/eway-rule.ts'
import { stateName as nameOfCode } from '#contract/tax/states.ts'
import { stateName } from '#web/site/state-texts.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { ewayTexts as texts } from './shipments-texts.ts'

/** Whether goods of this value want an e-way bill; a hint, with what it depends on. */
export function ewaySentence(rule: EwayRule, value: number): string {
  const { state_code, city_limit, is_district_free, is_disputed } = rule
  const where =
    state_code === null ? texts.between : texts.within(stateName(nameOfCode(state_code) ?? state_code))
  const limit = rupeesShort(rule.limit)
  const need = ewayNeed(rule, value)
  if (need === 'needed') return texts.needed(limit, where)
  if (need === 'not needed') return texts.notNeeded(limit, where)
  if (is_disputed) return texts.disputed(limit, where)
  if (is_district_free || city_limit === null) return texts.district(limit, where)
  return texts.city(limit, rupeesShort(city_limit), where)
}
