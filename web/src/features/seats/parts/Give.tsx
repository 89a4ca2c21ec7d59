import { useState } from 'react';
import { MOST_GIVEN } from '#contract/rules/seats.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './Seats.module.css';

const give = () => import('#contract/trade/seat.ts').then((api) => api.give);
const people = () => import('#contract/trade/seat.ts').then((api) => api.people);

interface Person {
  userNo: string;
  name: string;
  note: string;
}

/** Hands seats out: people are found by name, one after the other, and get theirs together. */
export function Give({ courseId }: { courseId: string }) {
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const { send, sending } = usePress(give);
  const add = (one: Person | null) => {
    if (one && !chosen.some(({ userNo }) => userNo === one.userNo)) setChosen([...chosen, one]);
  };
  const hand = async () => {
    const given = await send({ courseId, userNos: chosen.map(({ userNo }) => userNo) }, '发出去了，对方马上可以学');
    if (given) setChosen([]);
  };
  return (
    <section className={styles.give} aria-label="发给成员">
      <Field label="发给谁" help={`在职的员工与已绑定的学生，按姓名的开头找；一次最多 ${MOST_GIVEN} 人`}>
        <Chooser<Person>
          key={chosen.length}
          value={null}
          onChange={add}
          onBlur={() => undefined}
          searchKey={['people for seats', courseId]}
          search={async (words, signal) =>
            call(await people(), { courseId, keyword: words, pageSize: 20 }, { signal, isShowErrTip: false })
          }
          keyOf={({ userNo }) => userNo}
          nameOf={({ name, note }) => (note ? `${name}，${note}` : name)}
          unit="人"
        />
      </Field>
      {chosen.length > 0 ? (
        <p className={styles.chips}>
          {chosen.map(({ userNo, name }) => (
            <Chip key={userNo} label={name} onRemove={() => setChosen(chosen.filter((one) => one.userNo !== userNo))} />
          ))}
        </p>
      ) : null}
      <p className={styles.acts}>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || chosen.length > MOST_GIVEN}
          loading={sending}
          loadingLabel="正在发"
          onClick={() => void hand()}
        >
          发给 {chosen.length} 人
        </Button>
      </p>
    </section>
  );
}
