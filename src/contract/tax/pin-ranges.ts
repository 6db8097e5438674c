import { codeOfToday, isOfferedState } from './states.ts'

/**
 * Which states a PIN code may lie in, by its first three digits: [from, to, codes of states]. Source: India Post's directory of PIN codes
 * (data.gov.in), as of November 2026. Where offices of two states share a range both are named, and the person says which.
 */
const ranges: readonly (readonly [number, number, ...string[]])[] = [
  [110, 110, '07'],
  [121, 136, '06'],
  [140, 140, '03', '04'],
  [141, 159, '03'],
  [160, 160, '04', '03'],
  [171, 177, '02'],
  [180, 193, '01'],
  [194, 194, '38'],
  [201, 243, '09'],
  [244, 247, '09', '05'],
  [248, 249, '05'],
  [250, 261, '09'],
  [262, 262, '09', '05'],
  [263, 263, '05'],
  [264, 285, '09'],
  [301, 345, '08'],
  [360, 361, '24'],
  [362, 362, '24', '26'],
  [363, 395, '24'],
  [396, 396, '24', '26'],
  [400, 402, '27'],
  [403, 403, '30'],
  [404, 445, '27'],
  [450, 488, '23'],
  [490, 497, '22'],
  [500, 506, '36'],
  [507, 507, '36', '37'],
  [508, 509, '36'],
  [515, 532, '37'],
  [533, 533, '37', '34'],
  [534, 535, '37'],
  [560, 591, '29'],
  [600, 604, '33'],
  [605, 605, '34', '33'],
  [606, 606, '33'],
  [607, 607, '33', '34'],
  [608, 608, '33'],
  [609, 609, '33', '34'],
  [610, 643, '33'],
  [670, 672, '32'],
  [673, 673, '32', '34'],
  [674, 681, '32'],
  [682, 682, '32', '31'],
  [683, 695, '32'],
  [700, 736, '19'],
  [737, 737, '11'],
  [738, 743, '19'],
  [744, 744, '35'],
  [751, 770, '21'],
  [781, 788, '18'],
  [790, 792, '12'],
  [793, 794, '17'],
  [795, 795, '14'],
  [796, 796, '15'],
  [797, 798, '13'],
  [799, 799, '16'],
  [800, 812, '10'],
  [813, 813, '10', '20'],
  [814, 816, '20'],
  [821, 821, '10'],
  [822, 822, '20'],
  [823, 824, '10'],
  [825, 835, '20'],
  [841, 855, '10'],
]

/** The codes of the states that a PIN code may lie in; none of the army's, and of those that do not exist. */
export function stateCodesOfPin(pin: string): readonly string[] {
  if (!/^[1-9]\d{5}$/.test(pin.trim())) return []
  const start = Number(pin.trim().slice(0, 3))
  const [, , ...codes] = ranges.find(([from, to]) => from <= start && start <= to) ?? [0, 0]
  return [...new Set(codes.map(codeOfToday))].filter(isOfferedState)
}

/**
 * Whether a PIN code can lie in a state, by its code. Those of the army begin with 9 and lie in any, and of a state that was made since
 * nobody knows which are its own.
 */
export function mayPinLieIn(pin: string, stateCode: string): boolean {
  const state = codeOfToday(stateCode)
  const isNew = !ranges.some(([, , ...codes]) => codes.map(codeOfToday).includes(state))
  return isNew || /^9\d{5}$/.test(pin.trim()) || stateCodesOfPin(pin).includes(state)
}

/** The state of a PIN code if only one has it. */
export function stateCodeOfPin(pin: string): string | undefined {
  const [code, ...others] = stateCodesOfPin(pin)
  return others.length === 0 ? code : undefined
}
