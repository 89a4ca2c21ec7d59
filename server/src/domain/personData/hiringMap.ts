import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as vacancies from '../../db/schema/vacancy.ts';
import { byReviewer, kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in vacancies and applications (`dataMap.ts`). */
export const hiring: readonly DataMapEntry[] = [
  of(vacancies.vacancy, vacancies.vacancy.authorUserNo, { name: '写的职位', hidden: ['facets'], ...kept }),
  of(vacancies.vacancyAudit, vacancies.vacancyAudit.userNo, kept),
  of(vacancies.vacancyAudit, vacancies.vacancyAudit.auditUserNo, byReviewer),
  of(vacancies.vacancyApplication, vacancies.vacancyApplication.userNo, {
    name: '投递的职位',
    hidden: ['replyUserNo'],
    merge: ['vacancyId'],
    erase: { resume: {}, note: '', applicationState: ApplicationState.withdrawn },
  }),
  of(vacancies.vacancyApplication, vacancies.vacancyApplication.replyUserNo, byReviewer),
];
