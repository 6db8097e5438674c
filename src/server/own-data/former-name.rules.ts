/** What erased people are called wherever something of theirs stays. */
export const formerName = 'Closed account'

/** What stands in the place of a message whose writer left. */
export const formerMessage = 'A message of a person who left'
