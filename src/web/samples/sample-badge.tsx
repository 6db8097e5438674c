import { Badge } from '#web/ui/badge.tsx'
import { sampleTexts as texts } from './sample-texts.ts'

/** An order of one piece as a sample. */
export const SampleBadge = () => <Badge tone="brand">{texts.badge}</Badge>
