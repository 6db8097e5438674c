import { expect } from 'vitest'

/** The name and parameters of the sentence in an answer. */
export const named = {
  name: expect.stringMatching(/^\w+\.\w+$/),
  parameters: expect.any(Object),
}
