import { useState } from 'react'
import { sellerContractPath, signUpPath } from '#contract/paths.ts'
import { ByViewer } from '#web/navigation/by-viewer.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LazyRequestPlan } from './lazy-request-plan.tsx'
import { planTexts as texts } from './plan-texts.ts'

/** A visitor opens an account first, a buyer becomes a seller first, a seller asks for the plan. */
export function SelectPackage() {
  const [isAsking, setAsking] = useState(false)
  const look = { variant: 'accent', size: 'lg', block: true } as const
  return (
    <>
      <ByViewer>
        {(viewer) =>
          viewer === 'seller' ? (
            <Button {...look} onClick={() => setAsking(true)}>
              {texts.select}
            </Button>
          ) : (
            <ButtonLink {...look} to={viewer === 'visitor' ? signUpPath : sellerContractPath}>
              {texts.select}
            </ButtonLink>
          )
        }
      </ByViewer>
      {isAsking && <LazyRequestPlan open onClose={() => setAsking(false)} />}
    </>
  )
}
