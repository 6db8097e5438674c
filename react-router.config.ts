import type { Config } from '@react-router/dev/config'

// All routes are known at first load: no manifest request in the middle of a navigation.
export default { appDirectory: 'src/web', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
