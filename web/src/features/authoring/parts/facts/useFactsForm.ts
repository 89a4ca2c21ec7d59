import type { Draft } from '#contract/course/draft.ts';
import { courseFacts } from '#contract/fields/course.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import type { Desk } from '../saving/desk.ts';
import { knownFacts } from '../saving/lines.ts';
import { useRecordForm } from '../saving/useRecordForm.ts';
import type { FactsValues } from './CategoryFields.tsx';

const input = () => import('#contract/course/courseAudit.ts').then((api) => api.update.input);

/** The fields of the facts of a course. */
export function useFactsForm({ facts }: Draft, desk: Desk): Fields<FactsValues> {
  const { revision: _, ...values } = facts;
  return useRecordForm<FactsValues>({
    desk,
    target: 'facts',
    values,
    table: courseFacts,
    input,
    writer: () => desk.writerOf('facts', () => knownFacts(facts)),
  });
}
