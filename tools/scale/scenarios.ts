import type { Scenario } from './scenario.ts'
import { backupDrill } from './scenarios/backup-drill.ts'
import { backupToStore } from './scenarios/backup-s3.ts'
import { builds } from './scenarios/builds.ts'
import { bus } from './scenarios/bus.ts'
import { busOverValkey } from './scenarios/bus-valkey.ts'
import { chat } from './scenarios/chat.ts'
import { databaseFailures } from './scenarios/database-failover.ts'
import { deployments } from './scenarios/deployments.ts'
import { doctorOfPoolers } from './scenarios/doctor-pooler.ts'
import { containers } from './scenarios/image.ts'
import { killed } from './scenarios/killed.ts'
import { pooled } from './scenarios/pooled.ts'
import { replica } from './scenarios/replica.ts'
import { rolling } from './scenarios/rolling.ts'
import { services } from './scenarios/services.ts'
import { signIns } from './scenarios/sign-ins.ts'
import { store } from './scenarios/store.ts'

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  services,
  chat,
  ...rolling,
  ...killed,
  bus,
  busOverValkey,
  store,
  signIns,
  pooled,
  doctorOfPoolers,
  replica,
  ...builds,
  ...databaseFailures,
  deployments,
  containers,
  backupDrill,
  backupToStore,
]
