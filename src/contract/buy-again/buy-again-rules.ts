import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'

// Apart from the endpoints, of whose files the browser has no more than method and path.

export const listNameRule = textRule('listName', limits.goodsLists.name)
export const searchNameRule = textRule('searchName', limits.savedSearches.name)
export const pastedRule = textRule('pastedOrder', limits.pasted.text)
