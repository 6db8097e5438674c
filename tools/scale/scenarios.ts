import type { Scenario } from './scenario.ts'
import { databaseFailures } from './scenarios/database-failover.ts'
import { services } from './scenarios/services.ts'

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [services, ...databaseFailures]
