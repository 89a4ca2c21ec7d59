import { MOST_CASE_PEOPLE, ConsentState } from '#contract/rules/startCases.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type * as desk from '#contract/startup/typicalCaseDesk.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { consentTones } from './caseTones.ts';
import styles from './Programme.module.css';

type Member = OutputOf<typeof desk.form.output>['team'][number];
type Told = { userNo: string; duty: string; words: string };

/** Whom a case is about, with what each of them answered; whoever is told of otherwise is asked again. */
export function CasePeople({ form, team }: { form: Fields; team: readonly Member[] }) {
  const { frame } = useBound({ form, name: 'people' });
  const { keys, append, remove } = useRows(form, 'people');
  const people = (useField(form, 'people').value ?? []) as readonly Told[];
  const rest = team.filter(({ userNo }) => people.every((one) => one.userNo !== userNo));
  const add = (userNo: string) => append({ userNo, duty: team.find((one) => one.userNo === userNo)!.duty, words: '' });
  return (
    <Field {...frame} group help="改了写到某个人的话，要重新请他同意；名字不用写，同意了会自动出现">
      <ol className={styles.rows}>
        {people.map(({ userNo }, at) => {
          const member = team.find((one) => one.userNo === userNo);
          const state = member?.consentState ?? null;
          const name = member?.name ?? '';
          return (
            <li key={keys[at] ?? userNo} className={styles.row}>
              <div className={styles.foot}>
                <b>{name}</b>
                <StatusDot tone={state === null ? 'idle' : consentTones[state]}>
                  {state === null ? '还没有问' : ConsentState.labels[state]}
                </StatusDot>
              </div>
              <FormText form={form} name={`people.${at}.duty`} />
              <FormTextarea form={form} name={`people.${at}.words`} rows={2} />
              <div>
                <Button size="sm" variant="text" aria-label={`不写${name}`} onClick={() => remove(at)}>
                  不写
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {rest.length > 0 && people.length < MOST_CASE_PEOPLE ? (
        <Select
          aria-label="写到团队里的人"
          placeholder="写到团队里的人"
          value=""
          options={rest.map(({ userNo, name }) => ({ value: userNo, label: name }))}
          onChange={({ target }) => add(target.value)}
        />
      ) : null}
    </Field>
  );
}
