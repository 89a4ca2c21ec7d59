import type { Handler } from '../../kit/handle.ts';
import * as vacancy from './vacancy.ts';
import * as vacancyAudit from './vacancyAudit.ts';
import * as vacancyDesk from './vacancyDesk.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [vacancy, vacancyAudit, vacancyDesk];
