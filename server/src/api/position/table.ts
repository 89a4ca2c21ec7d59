import type { Handler } from '../../kit/handle.ts';
import * as cooperation from './cooperation.ts';
import * as match from './match.ts';
import * as nomination from './nomination.ts';
import * as vacancy from './vacancy.ts';
import * as vacancyAudit from './vacancyAudit.ts';
import * as vacancyDesk from './vacancyDesk.ts';
import * as vacancySearch from './vacancySearch.ts';

/** The files of this service. */
export const resources: Record<string, Handler>[] = [
  cooperation,
  match,
  nomination,
  vacancy,
  vacancyAudit,
  vacancyDesk,
  vacancySearch,
];
