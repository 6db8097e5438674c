/** The day since which the policies are in force; a change of their words moves it. */
export const policyVersion = '2026-11-26'
