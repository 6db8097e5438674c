import { CircleCheck, Clock, Tags } from 'lucide-react'
import type { RequirementState } from '#contract/requirement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { requirementTexts } from './requirements-texts.ts'

const looks = {
  open: { tone: 'warning', Icon: Clock },
  quoted: { tone: 'info', Icon: Tags },
  closed: { tone: 'neutral', Icon: CircleCheck },
} as const

export function RequirementBadge({ state }: { state: RequirementState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {requirementTexts.states[state]}
    </Badge>
  )
}
