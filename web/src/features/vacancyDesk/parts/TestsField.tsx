import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TestView } from '#contract/course/typicalPosition.ts';
import { MOST_VACANCY_TESTS } from '#contract/rules/vacancies.ts';
import { call } from '../../../kit/call.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { queryClient } from '../../../kit/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { openTests } from './calls.ts';
import styles from './Desk.module.css';

const TestPicker = lazy(() =>
  import('../../../shared/abilities/TestPicker.tsx').then((part) => ({ default: part.TestPicker })),
);

interface TestsFieldProps {
  form: Fields;
  /** Those that were chosen before, in words. */
  known: readonly TestView[];
}

const ask = async (input: { title?: string; ids?: string[] }, signal: AbortSignal) =>
  call(await openTests(), { ...input, pageSize: 20 }, { signal, isShowErrTip: false });

const offered = {
  help: '公开、已经发布的',
  find: (title: string, signal: AbortSignal) => ask({ title }, signal),
};

/** The tests that whoever applies is asked to take. A draft that was left here holds ids alone: the server names them. */
export function TestsField({ form, known }: TestsFieldProps) {
  const { value, set } = useField(form, 'testIds');
  const [seen, setSeen] = useState(known);
  const [isAdding, setAdding] = useState(false);
  const ids = value as readonly string[];
  const unnamed = ids.filter((id) => seen.every((test) => test.id !== id));
  const { data } = useQuery(
    {
      queryKey: ['tests of a vacancy', unnamed],
      queryFn: ({ signal }) => ask({ ids: unnamed }, signal),
      enabled: unnamed.length > 0,
    },
    queryClient(),
  );
  const names = new Map([...(data?.list ?? []), ...seen].map((test) => [test.id, test]));
  const closed = data === undefined ? [] : unnamed.filter((id) => !names.has(id));
  return (
    <FormField form={form} name="testIds" group>
      {ids.length > 0 || isAdding ? (
        <Suspense fallback={<span className={styles.tests} />}>
          <TestPicker
            label="添加测评"
            caption="请应聘的人做的测评"
            tests={ids.flatMap((id) => names.get(id) ?? [])}
            put={(next) => {
              setSeen([...seen, ...next]);
              set(next.map(({ id }) => id));
            }}
            most={MOST_VACANCY_TESTS}
            error={undefined}
            offered={offered}
          />
        </Suspense>
      ) : (
        <Button size="sm" onClick={() => setAdding(true)}>
          选一个测评
        </Button>
      )}
      {closed.length > 0 ? (
        <Button size="sm" variant="text" onClick={() => set(ids.filter((id) => names.has(id)))}>
          去掉已经关闭的 {closed.length} 个测评
        </Button>
      ) : null}
    </FormField>
  );
}
