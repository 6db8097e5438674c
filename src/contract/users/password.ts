export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long`
