import { useState } from 'react'

/** Whether another quantity than `value` is written and was refused: advice about `value` would be about the wrong number. */
export function useWrongQuantity(value: number) {
  const [wrongAt, setWrongAt] = useState<number>()
  return {
    isWrong: wrongAt === value,
    onProblem: (isWrong: boolean) => setWrongAt(isWrong ? value : undefined),
  }
}
