import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Offering } from '#contract/course/courseClass.ts';
import { isId } from '#contract/rules/id.ts';
import { termName } from '#contract/rules/terms.ts';
import type { Term } from '#contract/user/schoolTerm.ts';
import { call } from '../../../kit/call.ts';
import { queryClient } from '../../../kit/queries.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Select } from '../../../ui/Select.tsx';
import { copyOfferings, listOfferings } from './calls.ts';
import { CopyOutcome } from './CopyOutcome.tsx';
import type { Outcome } from './CopyOutcome.tsx';
import styles from './Offerings.module.css';

interface CopyDialogProps {
  terms: readonly Term[];
  toTermId: string;
  onClose: () => void;
}

/** What one press copies at most, in pages of what a list answers. */
const MOST = 200;
const PAGE = 100;

/** Opens for one semester what was taught in another. */
export function CopyDialog({ terms, toTermId, onClose }: CopyDialogProps) {
  const [to, setTo] = useState(isId(toTermId) ? toTermId : (terms[0]?.id ?? ''));
  const [from, setFrom] = useState(
    terms.find(({ id, beginOn }) => id !== to && beginOn < beginOf(terms, to))?.id ?? '',
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [along, setAlong] = useState({ teachers: true, grades: true });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { revalidate } = useRevalidator();
  const { send, sending } = usePress(copyOfferings);
  const found = useOfferings(from);
  const ids = (found.data ?? []).flatMap(({ id }) => (left.has(id) ? [] : [id]));
  if (outcome) return <CopyOutcome outcome={outcome} onClose={onClose} />;
  const copy = async () => {
    const withTeachers = along.teachers ? 1 : 0;
    const done = await send({ toTermId: to, ids, withTeachers, withGrades: along.grades ? 1 : 0 });
    if (!done) return;
    setOutcome(done);
    await revalidate();
  };
  const toggle = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]));
  const options = terms.map((term) => ({ value: term.id, label: termName(term) }));
  return (
    <Dialog
      open
      size="lg"
      lightDismiss={false}
      title="从别的学期复制"
      note="复制出来的是筹备中；单独加入的学生与排好的课不跟着来"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={ids.length === 0 || to === '' || to === from}
            loading={sending}
            loadingLabel="复制中"
            onClick={() => void copy()}
          >
            复制 {ids.length} 个
          </Button>
        </>
      }
    >
      <FieldPair>
        <Field label="从哪个学期">
          <Select
            isWide
            placeholder="请选择"
            value={from}
            onChange={({ target }) => {
              setFrom(target.value);
              setLeft(new Set());
            }}
            options={options.filter(({ value }) => value !== to)}
          />
        </Field>
        <Field label="复制到">
          <Select
            isWide
            value={to}
            onChange={({ target }) => setTo(target.value)}
            options={options.filter(({ value }) => value !== from)}
          />
        </Field>
      </FieldPair>
      <Field label="一起复制" group>
        <span className={styles.ticks}>
          <Checkbox
            label="教师"
            checked={along.teachers}
            onChange={({ target }) => setAlong({ ...along, teachers: target.checked })}
          />
          <Checkbox
            label="班级"
            checked={along.grades}
            onChange={({ target }) => setAlong({ ...along, grades: target.checked })}
          />
        </span>
      </Field>
      <Field label={`复制哪些（${ids.length} 个）`} group>
        <div className={styles.picks}>
          {found.isError ? <p>列表没有取到，请检查网络后再试</p> : null}
          {found.data?.length === 0 ? <p>这个学期没有开课</p> : null}
          {found.data?.map((one) => (
            <Checkbox
              key={one.id}
              label={labelOf(one)}
              checked={!left.has(one.id)}
              onChange={({ target }) => toggle(one.id, target.checked)}
            />
          ))}
        </div>
      </Field>
    </Dialog>
  );
}

const beginOf = (terms: readonly Term[], id: string): string => terms.find((one) => one.id === id)?.beginOn ?? '9999';

const labelOf = ({ offeringName, grades, teachers }: Offering): string =>
  [offeringName, ...grades.map(({ name }) => name), ...teachers.map(({ name }) => name)].join('，');

const useOfferings = (termId: string) =>
  useQuery(
    {
      queryKey: ['offerings of', termId],
      enabled: termId !== '',
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const list = await listOfferings();
        const ask = (pageCurrent: number) =>
          call(list, { termId, pageCurrent, pageSize: PAGE }, { signal, isShowErrTip: false });
        const first = await ask(1);
        return first.totalPage > 1 ? [...first.list, ...(await ask(2)).list].slice(0, MOST) : first.list;
      },
    },
    queryClient(),
  );
