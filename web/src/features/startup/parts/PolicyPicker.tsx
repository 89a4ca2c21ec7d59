import { X } from 'lucide-react';
import { useState } from 'react';
import { list as findPolicies } from '#contract/startup/policy.ts';
import { MOST_ADVOCATED } from '#contract/rules/startPolicies.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCall } from '../../../kit/useCall.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Policy.module.css';

interface Named {
  id: string;
  policyName: string;
}

interface PolicyPickerProps<V extends object> {
  form: Fields<V>;
  /** Names of those that were chosen before. */
  known: readonly Named[];
}

const FOUND = 20;

/** The policies that an article is about: a keyword finds them, and they stand in the order in which they were chosen. */
export function PolicyPicker<V extends object>({ form, known }: PolicyPickerProps<V>) {
  const own = form as unknown as Fields;
  const { value, set } = useField(own, 'policyIds');
  const [str, setStr] = useState('');
  const [names, setNames] = useState(() => new Map(known.map(({ id, policyName }) => [id, policyName])));
  const { data } = useCall(findPolicies, { str, pageSize: FOUND });
  const chosen = (value ?? []) as readonly string[];
  const found = (data?.list ?? []).filter(({ id }) => !chosen.includes(id));
  const add = (id: string) => {
    const policyName = found.find((one) => one.id === id)?.policyName;
    if (policyName === undefined) return;
    setNames(new Map([...names, [id, policyName]]));
    set([...chosen, id]);
  };
  return (
    <FormField form={own} name="policyIds" group>
      <ul className={styles.picked} aria-label="选中的政策">
        {chosen.map((id) => (
          <li key={id} className={styles.pick}>
            <span>{names.get(id) ?? '之前选的政策'}</span>
            <IconButton
              size="sm"
              label={`去掉${names.get(id) ?? '这条政策'}`}
              icon={<X size={15} aria-hidden="true" />}
              onClick={() => set(chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
        {chosen.length < MOST_ADVOCATED ? (
          <li className={styles.pick}>
            <Input
              aria-label="按名称找政策"
              placeholder="按名称找"
              value={str}
              maxLength={60}
              onChange={({ target }) => setStr(target.value)}
            />
            <Select
              aria-label="添加政策"
              placeholder="添加政策"
              value=""
              onChange={({ target }) => add(target.value)}
              options={found.map(({ id, policyName }) => ({ value: id, label: policyName }))}
            />
          </li>
        ) : null}
      </ul>
    </FormField>
  );
}
