import type { Handler } from '../../kit/handle.ts';
import * as match from './match.ts';
import * as vacancy from './vacancy.ts';
import * as vacancyAudit from './vacancyAudit.ts';
import * as vacancyDesk from './vacancyDesk.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [match, vacancy, vacancyAudit, vacancyDesk];
