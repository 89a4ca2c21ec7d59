import { ilike, like } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';

/** A LIKE pattern for texts that begin with this one; its own wildcards stand for themselves. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;

/** A LIKE pattern for texts with this one anywhere in them. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/**
 * The column has this text anywhere in it, in capitals or not. Chinese has no capitals: it is compared as it stands, for
 * folding the letters of a hundred thousand texts takes longer than looking through them.
 */
export const includes = (column: Column, text: string): SQL =>
  (text.toLowerCase() === text.toUpperCase() ? like : ilike)(column, containing(text));

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
