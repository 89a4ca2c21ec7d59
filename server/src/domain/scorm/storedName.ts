import { createHash } from 'node:crypto';
import { keyOf } from '../archive/openArchive.ts';

/** Under which name a file of a package is stored: its path may hold anything, and is looked for whatever its case. */
export const storedName = (path: string): string => createHash('sha256').update(keyOf(path)).digest('hex');
