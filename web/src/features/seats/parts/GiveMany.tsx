import { useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_GIVEN } from '#contract/rules/seats.ts';
import type { seatGroups } from '#contract/rules/seats.ts';
import type { find } from '#contract/trade/seat.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { pastedLines } from './pastedLines.ts';
import styles from './Seats.module.css';

const findMeant = () => import('#contract/trade/seat.ts').then((api) => api.find);
const departments = () => import('#contract/user/orgDepart.ts').then((api) => api.search);
const classes = () => import('#contract/trade/seat.ts').then((api) => api.classes);

export type Group = (typeof seatGroups)[number];

type Found = OutputOf<typeof find.output>;

interface GiveManyProps {
  courseId: string;
  by: Group;
  /** Those who can have a seat, and how many seats are left. */
  onFound: (people: { userNo: string; name: string; note: string }[], free: number) => void;
}

/** Several at once: a department, a class, or a list that somebody pastes, of which every line is answered. */
export function GiveMany({ courseId, by, onFound }: GiveManyProps) {
  const [department, setDepartment] = useState<{ id: string; fullName: string } | null>(null);
  const [className, setClassName] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { send, sending } = usePress(findMeant);
  const lines = pastedLines(text);
  const wanted = {
    department: department && { departmentId: department.id },
    class: className === null ? null : { className },
    number: lines.length > 0 ? { lines } : null,
  }[by];
  const ask = async () => {
    const answer = await send({ courseId, by, ...wanted });
    if (!answer) return;
    setFound(answer);
    onFound(
      answer.rows.flatMap(({ userNo, name, note }) => (userNo === null ? [] : { userNo, name, note })),
      answer.free,
    );
  };
  return (
    <div className={styles.fields}>
      {by === 'department' ? (
        <Field label="部门" help="连同下级部门，还没有这门课程的人">
          <Chooser<{ id: string; fullName: string }>
            value={department}
            onChange={setDepartment}
            onBlur={() => undefined}
            searchKey={['departments for seats']}
            search={async (keyword, signal) => {
              if (keyword.trim() === '') return { list: [], totalCount: 0 };
              const { list } = await call(await departments(), { keyword }, { signal, isShowErrTip: false });
              return { list, totalCount: list.length };
            }}
            keyOf={({ id }) => id}
            nameOf={({ fullName }) => fullName}
            unit="个部门"
          />
        </Field>
      ) : null}
      {by === 'class' ? (
        <Field label="班级" help="已绑定账号、还没有这门课程的学生">
          <Chooser<{ className: string; total: number }>
            value={className === null ? null : { className, total: 0 }}
            onChange={(one) => setClassName(one?.className ?? null)}
            onBlur={() => undefined}
            searchKey={['classes for seats']}
            search={async (keyword, signal) =>
              call(await classes(), { keyword, pageSize: 20 }, { signal, isShowErrTip: false })
            }
            keyOf={(one) => one.className}
            nameOf={(one) => one.className}
            unit="个班级"
          />
        </Field>
      ) : null}
      {by === 'number' ? (
        <Field
          label="名单"
          help={`一行一个学号、工号或手机号，最多 ${MOST_GIVEN} 行`}
          error={lines.length > MOST_GIVEN ? `现在有 ${lines.length} 行，最多 ${MOST_GIVEN} 行` : undefined}
        >
          <Textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : null}
      <p className={styles.acts}>
        <Button
          loading={sending}
          loadingLabel="正在找"
          disabled={wanted === null || lines.length > MOST_GIVEN}
          onClick={() => void ask()}
        >
          加到下面
        </Button>
      </p>
      {found ? <Answer found={found} /> : null}
    </div>
  );
}

function Answer({ found: { free, rows, isMore } }: { found: Found }) {
  const barred = rows.filter(({ bar }) => bar !== '');
  return (
    <div className={styles.note} role="status">
      <p>
        找到 {rows.length - barred.length} 人，空着 {free} 个席位
        {isMore === 1 ? `；一次最多 ${MOST_GIVEN} 人，其余的发完再找一次` : ''}
      </p>
      {barred.length > 0 ? (
        <ul>
          {barred.map(({ line, text, name, bar }) => (
            <li key={line}>
              第 {line} 行 {text}
              {name ? `（${name}）` : ''}：{bar}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
