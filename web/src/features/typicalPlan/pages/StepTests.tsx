import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TestView } from '#contract/course/typicalPosition.ts';
import { CallError } from '#contract/kit/callError.ts';
import { MOST_POSITION_TESTS } from '#contract/rules/abilities.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitPlan, testChoices } from '../parts/calls.ts';
import { loadPlan, placesOf } from '../parts/places.ts';
import { usePlanDraft } from '../parts/usePlanDraft.ts';
import type { PlanDraft } from '../parts/usePlanDraft.ts';
import styles from '../parts/Wizard.module.css';
import { WizardFrame } from '../parts/WizardFrame.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** Step 3: how it is tested, and the handing in. */
export default function StepTests({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const draft = usePlanDraft(plan);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const places = placesOf(base, plan.id);
  const submit = async () => {
    setSending(true);
    try {
      if (!(await draft.flush())) return;
      await call(await submitPlan(), { id: plan.id, note });
      toast('提交成功');
      await navigate(places.detail);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
    }
  };
  const last = (
    <Button variant="primary" loading={sending} loadingLabel="提交中" onClick={() => void submit()}>
      提交审核
    </Button>
  );
  return (
    <WizardFrame base={base} plan={plan} draft={draft} step={2} last={last}>
      <Tests draft={draft} />
      {plan.missing.length > 0 ? (
        <section className={styles.part} aria-labelledby="plan-missing">
          <SectionHead id="plan-missing" title="提交之前" note="下面几处还没有写好" />
          <ul className={styles.missing}>
            {plan.missing.map(({ step, message }) => (
              <li key={message}>
                <TextLink to={places.steps[step - 1] ?? places.list}>{message}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.form}>
        <Field label="给审核人的说明">
          <Textarea value={note} maxLength={200} rows={3} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </WizardFrame>
  );
}

function Tests({ draft: { written, change, errors } }: { draft: PlanDraft }) {
  const { tests } = written;
  const add = (test: TestView | null) => {
    if (test && tests.every(({ id }) => id !== test.id)) change({ tests: [...tests, test] });
  };
  const remove = (id: string) => change({ tests: tests.filter((test) => test.id !== id) });
  return (
    <section className={styles.part} aria-labelledby="plan-tests">
      <SectionHead id="plan-tests" title="测评" note="考一考，就知道到了没有；方案测评按次序对应阶段：第一场在第一阶段学完后开放" />
      {tests.length > 0 ? (
        <Table caption="选好的测评" columns={columnsOf(remove)} rows={tests} rowKey={({ id }) => id} />
      ) : null}
      {tests.length < MOST_POSITION_TESTS ? (
        <div className={styles.picker}>
          <Field label="添加测评" help="自己发布的，和公开的" error={errors['testIds']}>
            <Chooser<TestView>
              key={tests.length}
              value={null}
              onChange={add}
              onBlur={() => undefined}
              searchKey={['plan tests']}
              search={async (words, signal) =>
                call(await testChoices(), { title: words, pageSize: 20 }, { signal, isShowErrTip: false })
              }
              keyOf={({ id }) => id}
              nameOf={({ title }) => title}
              unit="个测评"
            />
          </Field>
        </div>
      ) : null}
    </section>
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
