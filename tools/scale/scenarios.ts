import type { Scenario } from './scenario.ts'
import { services } from './scenarios/services.ts'

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [services]
