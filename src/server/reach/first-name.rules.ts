/** What a person is called in news that others may see over the shoulder. */
export const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0]?.slice(0, 40) ?? ''
