import { useState } from 'react';
import { MOST_GIVEN } from '#contract/rules/seats.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { GiveMany } from './GiveMany.tsx';
import type { Group } from './GiveMany.tsx';
import styles from './Seats.module.css';

const give = () => import('#contract/trade/seat.ts').then((api) => api.give);
const people = () => import('#contract/trade/seat.ts').then((api) => api.people);

interface Person {
  userNo: string;
  name: string;
  note: string;
}

const ways: readonly { key: Group | 'name'; label: string }[] = [
  { key: 'name', label: '按姓名' },
  { key: 'department', label: '按部门' },
  { key: 'class', label: '按班级' },
  { key: 'number', label: '粘贴名单' },
];

/** Hands seats out: people are found one by one or several at once, and get theirs together or not at all. */
export function Give({ courseId }: { courseId: string }) {
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const [free, setFree] = useState(MOST_GIVEN);
  const [way, setWay] = useState<Group | 'name'>('name');
  const { send, sending } = usePress(give);
  const isEnterprise = useSession()?.current.userType === UserType.enterprise;
  const add = (more: readonly Person[]) =>
    setChosen([...new Map([...chosen, ...more].map((one) => [one.userNo, one])).values()]);
  const hand = async () => {
    const given = await send({ courseId, userNos: chosen.map(({ userNo }) => userNo) }, '发出去了，对方马上可以学');
    if (!given) return;
    setChosen([]);
    setFree(free - given.given);
  };
  const most = Math.min(free, MOST_GIVEN);
  return (
    <section className={styles.give} aria-label="发给成员">
      <Tabs
        label="怎样选人"
        idBase="give"
        items={ways.filter(({ key }) => key !== 'class' || !isEnterprise)}
        current={way}
        onSelect={(key) => setWay(key as Group | 'name')}
      />
      <div id="give-panel" role="tabpanel" aria-labelledby={`give-tab-${way}`}>
        {way === 'name' ? (
          <Field label="发给谁" help={`在职的员工与已绑定的学生，按姓名的开头找；一次最多 ${MOST_GIVEN} 人`}>
            <Chooser<Person>
              key={chosen.length}
              value={null}
              onChange={(one) => one && add([one])}
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
        ) : (
          <GiveMany
            key={way}
            courseId={courseId}
            by={way}
            onFound={(found, left) => {
              add(found);
              setFree(left);
            }}
          />
        )}
      </div>
      {chosen.length > 0 ? (
        <p className={styles.chips}>
          {chosen.map(({ userNo, name }) => (
            <Chip key={userNo} label={name} onRemove={() => setChosen(chosen.filter((one) => one.userNo !== userNo))} />
          ))}
        </p>
      ) : null}
      {chosen.length > most ? (
        <p className={styles.note} role="status">
          {free < MOST_GIVEN ? `只空着 ${free} 个席位` : `一次最多发给 ${MOST_GIVEN} 人`}，请去掉 {chosen.length - most}{' '}
          人
        </p>
      ) : null}
      <p className={styles.acts}>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || chosen.length > most}
          loading={sending}
          loadingLabel="正在发"
          onClick={() => void hand()}
        >
          发给 {chosen.length} 人
        </Button>
        {chosen.length > 1 ? <Button onClick={() => setChosen([])}>清空</Button> : null}
      </p>
    </section>
  );
}
