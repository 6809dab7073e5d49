export const enforced: Readonly<Record<string, readonly string[]>> = {}
