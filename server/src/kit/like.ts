/** A LIKE pattern for texts that begin with this one; its own wildcards stand for themselves. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;

/** A LIKE pattern for texts with this one anywhere in them. */
export const containing = (text: string): string => `%${escaped(text)}%`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
