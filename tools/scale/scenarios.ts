import type { Scenario } from './scenario.ts'
import { databaseFailures } from './scenarios/database-failover.ts'
import { deployments } from './scenarios/deployments.ts'
import { containers } from './scenarios/image.ts'
import { services } from './scenarios/services.ts'

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  services,
  ...databaseFailures,

  deployments,
  containers,
]
