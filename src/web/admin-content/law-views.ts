import { ewayBetween, ewayWithin } from '#contract/admin/eway-limits.ts'
import { isLawFigure } from '#contract/content/law-figure-rules.ts'
import {
  adminBankRatesPath,
  adminEwayLimitsPath,
  adminGstRatesPath,
  adminLawFiguresPath,
  adminPortalChecksPath,
  adminStatesPath,
} from '#contract/paths.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { stateName as nameOfCode } from '#contract/tax/states.ts'
import { stateName } from '#web/site/state-texts.ts'
import { taxTexts } from '#web/tax-amounts/tax-texts.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { historyTexts } from './content-texts.ts'
import type { KindView } from './kind-views.ts'
import { figureText, figureTexts, figureTitle } from './law-figure-texts.ts'
import { lawTexts as texts } from './law-texts.ts'

const bankRates: KindView<'bank-rates'> = {
  title: texts.bankRates,
  page: adminBankRatesPath,
  nameOf: (day) => texts.bankRateFrom(/^\d{4}-\d\d-\d\d$/.test(day) ? dayOf(day) : day),
  partsOf: ({ rate_bp, source, checked_on }) => [
    { label: texts.rate, pieces: [texts.percent((rate_bp / 100).toFixed(2))] },
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

function placeOf(code: string) {
  if (code === ewayBetween) return texts.between
  return code === ewayWithin ? texts.within : stateName(nameOfCode(code) ?? code)
}

const yesOrNo = (is: boolean) => [is ? historyTexts.yes : historyTexts.no]

const ewayLimits: KindView<'eway-limits'> = {
  title: texts.ewayLimits,
  page: adminEwayLimitsPath,
  nameOf: placeOf,
  partsOf: ({ limit, city_limit, is_district_free, is_disputed, source, checked_on }) => [
    { label: texts.limit, pieces: [rupeesShort(limit)] },
    { label: texts.cityLimit, pieces: [city_limit === null ? texts.none : rupeesShort(city_limit)] },
    { label: texts.districtFree, pieces: yesOrNo(is_district_free) },
    { label: texts.disputed, pieces: yesOrNo(is_disputed) },
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

const gstRates: KindView<'gst-rates'> = {
  title: texts.gstRates,
  page: adminGstRatesPath,
  nameOf: (name) => texts.gstRate(/^\d{1,5}$/.test(name) ? String(toPercent(Number(name))) : name),
  partsOf: ({ is_offered, hint, source, checked_on }) => [
    { label: texts.offered, pieces: yesOrNo(is_offered) },
    { label: texts.goods, pieces: [hint || texts.allGoods] },
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

const stateText = (code: string) => {
  const name = nameOfCode(code)
  return name === undefined ? texts.stateCode(code) : texts.state(stateName(name), code)
}

const states: KindView<'states'> = {
  title: texts.states,
  page: adminStatesPath,
  nameOf: stateText,
  partsOf: ({ name, aliases, has_utgst, is_ended, into, note, source, checked_on }) => [
    { label: texts.stateName, pieces: [name] },
    { label: texts.spellings, pieces: aliases.length > 0 ? aliases : [texts.noSpellings] },
    { label: texts.stateTax, pieces: [has_utgst ? taxTexts.stateTax.UTGST : taxTexts.stateTax.SGST] },
    { label: texts.ended, pieces: yesOrNo(is_ended) },
    ...(is_ended ? [{ label: texts.into, pieces: [into ? stateText(into) : texts.nowhere] }] : []),
    ...(note ? [{ label: texts.note, pieces: [note] }] : []),
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

const portalChecks: KindView<'portal-checks'> = {
  title: texts.portalChecks,
  page: adminPortalChecksPath,
  nameOf: (name) => texts.portalCheck(name),
  partsOf: ({ is_on, since, until, source, checked_on }) => [
    { label: texts.isOn, pieces: yesOrNo(is_on) },
    { label: texts.since, pieces: [dayOf(since)] },
    ...(until === null ? [] : [{ label: texts.until, pieces: [dayOf(until)] }]),
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

const lawFigures: KindView<'law-figures'> = {
  title: texts.lawFigures,
  page: adminLawFiguresPath,
  nameOf: figureTitle,
  partsOf: ({ value, confidence, source, checked_on }, name) => [
    { label: texts.figure, pieces: [isLawFigure(name) ? figureText(name, value) : String(value)] },
    { label: texts.confidence, pieces: [figureTexts.confidence[confidence]] },
    { label: texts.source, pieces: [source] },
    { label: texts.checked, pieces: [dayOf(checked_on)] },
  ],
}

export const lawViews = {
  'gst-rates': gstRates,
  states,
  'bank-rates': bankRates,
  'eway-limits': ewayLimits,
  'portal-checks': portalChecks,
  'law-figures': lawFigures,
}
