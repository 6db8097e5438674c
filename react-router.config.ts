import type { Config } from '@react-router/dev/config'
import { languageOfBuild } from './scripts/languages/built.ts'

export default {
  appDirectory: 'src/web',
  // `scripts/build.ts` builds beside what a server may be serving.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  basename: languageOfBuild().prefix || '/',
  ssr: true,
  // All routes are known at first load: no request in the middle of a navigation.
  routeDiscovery: { mode: 'initial' },
  // A page is one module: two more for each would only lengthen the list that every page reads.
  splitRouteModules: false,
} satisfies Config
