import * as z from 'zod/mini'
import { byRule } from '#contract/rule.ts'
import { rules } from '#contract/texts/rules.ts'
import { lowStockRule } from './low-stock-rule.ts'

export const lowStock = z.nullable(z.number(rules.lowStock.content).check(byRule(lowStockRule)))
