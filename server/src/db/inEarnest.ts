import { isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { assessment } from './schema/assessment.ts';

/** An assessment of candidates, not what its author tries one in. */
export const inEarnest: SQL = isNull(assessment.trialOf);
