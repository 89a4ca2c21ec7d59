import { Trash2 } from 'lucide-react';
import type { TestView } from '#contract/course/typicalPosition.ts';
import { call } from '../../kit/call.ts';
import { Chooser } from '../../kit/chooser/Chooser.tsx';
import type { Found } from '../../kit/chooser/Chooser.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { testChoices } from './calls.ts';
import styles from './Wizard.module.css';

interface TestPickerProps {
  /** 添加测评, and what the table is called. */
  label: string;
  caption: string;
  tests: readonly TestView[];
  put: (tests: TestView[]) => void;
  /** Tests that are named already, here or elsewhere. */
  taken?: ReadonlySet<string>;
  most: number;
  error: string | undefined;
  /** What may be chosen, in words, and who asks the server for it; without it what a plan may name. */
  offered?: { help: string; find: Find };
}

type Find = (title: string, signal: AbortSignal) => Promise<Found<TestView>>;

const ofPlans = {
  help: '自己发布的，和公开的',
  find: (async (title, signal) =>
    call(await testChoices(), { title, pageSize: 20 }, { signal, isShowErrTip: false })) satisfies Find,
};

/** Assessments that show whether somebody is there. */
export function TestPicker({ label, caption, tests, put, taken, most, error, offered = ofPlans }: TestPickerProps) {
  const isTaken = (id: string) => taken?.has(id) ?? tests.some((test) => test.id === id);
  const add = (test: TestView | null) => {
    if (test && !isTaken(test.id)) put([...tests, test]);
  };
  const remove = (id: string) => put(tests.filter((test) => test.id !== id));
  return (
    <>
      {tests.length > 0 ? (
        <Table caption={caption} columns={columnsOf(remove)} rows={tests} rowKey={({ id }) => id} />
      ) : null}
      {tests.length < most ? (
        <div className={styles.picker}>
          <Field label={label} help={offered.help} error={error}>
            <Chooser<TestView>
              key={tests.length}
              value={null}
              onChange={add}
              onBlur={() => undefined}
              searchKey={['tests', offered.help]}
              search={offered.find}
              keyOf={({ id }) => id}
              nameOf={({ title }) => title}
              unit="个测评"
            />
          </Field>
        </div>
      ) : null}
    </>
  );
}

const columnsOf = (remove: (id: string) => void): Column<TestView>[] => [
  { key: 'title', head: '测评', cell: ({ title }) => title },
  {
    key: 'minutes',
    head: '时长',
    width: 120,
    cell: ({ minutes }) => (minutes === null ? '不限' : `${minutes} 分钟`),
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 56,
    cell: (test) => (
      <IconButton
        size="sm"
        tone="danger"
        label={`移除「${test.title}」`}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => remove(test.id)}
      />
    ),
  },
];
