/** Whether two values of a field say the same; the server takes blanks off the ends of texts. */
export const sameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string => JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));
