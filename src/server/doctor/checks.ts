import { backupCheck } from './backup.ts'
import { certificatesCheck } from './certificates.ts'
import type { Check } from './check.ts'
import { clockCheck } from './clock.ts'
import { databaseCheck } from './database.ts'
import { diskCheck } from './disk.ts'
import { environmentCheck } from './environment.ts'
import { keyCheck } from './key.ts'
import { machineCheck } from './machine.ts'
import { poolerCheck } from './pooler.ts'
import { portCheck } from './port.ts'
import { providerChecks } from './providers.ts'
import { proxyCheck } from './proxy.ts'
import { replicaCheck } from './replica.ts'
import { storeCheck } from './store.ts'
import { valkeyCheck } from './valkey.ts'

/** Each is done, whatever the others find. A further one is a line here. */
export const checks: readonly Check[] = [
  environmentCheck,
  machineCheck,
  portCheck,
  diskCheck,
  databaseCheck,
  poolerCheck,
  replicaCheck,
  valkeyCheck,
  storeCheck,
  keyCheck,
  clockCheck,
  proxyCheck,
  ...providerChecks,
  backupCheck,
  certificatesCheck,
]
