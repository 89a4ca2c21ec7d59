import { useEffect } from 'react';
import type { Draft } from '#contract/course/draft.ts';
import { courseFacts } from '#contract/fields/course.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import type { PathOf } from '../../../../kit/form/paths.ts';
import { useFields } from '../../../../kit/form/useFields.ts';
import { issuesOf } from '../../../../kit/issuesOf.ts';
import type { Desk } from '../saving/desk.ts';
import { knownFacts } from '../saving/lines.ts';
import { useDeskVersion } from '../saving/useDesk.ts';
import type { FactsValues } from './CategoryFields.tsx';

/** The fields of the facts, joined to their writer: what is typed is written, what comes from elsewhere is shown. */
export function useFactsForm(draft: Draft, desk: Desk): Fields<FactsValues> {
  const form = useFields(valuesOf(draft), check, courseFacts);
  const version = useDeskVersion(desk);
  const { facts } = draft;

  useEffect(() => {
    const writer = desk.writerOf('facts', () => knownFacts(facts));
    if (!writer.isClean()) {
      form.reset(writer.values() as unknown as FactsValues);
      void writer.flush();
    }
    const stop = [
      form.onValue((name, values) => writer.write({ [name]: values[name] })),
      desk.onValues((target, fields) => {
        if (target !== 'facts') return;
        for (const [name, value] of Object.entries(fields)) form.setValue(name as PathOf<FactsValues>, value as never);
      }),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [desk, form, facts]);

  useEffect(() => {
    const writer = desk.writer('facts');
    for (const name of Object.keys(form.getValues())) {
      const message = writer?.errorOf(name);
      if (message !== undefined) form.setError(name as PathOf<FactsValues>, message);
    }
  }, [desk, form, version]);
  return form;
}

function valuesOf({ facts: { revision: _, ...values } }: Draft): FactsValues {
  return values;
}

async function check(read: () => FactsValues): Promise<Record<string, string>> {
  const { update } = await import('#contract/course/courseAudit.ts');
  return issuesOf(update.input, { id: '1', revision: 0, ...read() });
}
