import { useState } from 'react';
import type { grades } from '#contract/course/courseClass.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import type { Found } from '../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { Chip } from '../../../ui/Chip.tsx';
import styles from './Offerings.module.css';

export interface Named {
  id: string;
  name: string;
  note?: string;
}

/** The three choices ask and answer alike. */
type Find = LazyCall<typeof grades.input, typeof grades.output>;

interface PickProps {
  form: Fields;
  name: string;
  unit: string;
  help?: string;
  find: Find;
  known: readonly Named[];
}

export const faceOf = ({ name, note }: Named) => (
  <>
    <span className="clip">{name}</span>
    {note ? <small className={styles.note}>{note}</small> : null}
  </>
);

/** Asks for those whose name fits. */
export const searchWith =
  (find: Find) =>
  async (keyword: string, signal: AbortSignal): Promise<Found<Named>> => {
    const input = { keyword, pageSize: 20 };
    const { list, totalCount } = await call(await find(), input, { signal, isShowErrTip: false });
    return { list, totalCount };
  };

/** Several of many, found by name; those that are chosen stand below and can be taken away. */
export function PickMany({ form, name, unit, help, find, known }: PickProps) {
  const { value, set, ref, onBlur } = useField(form, name);
  const [names, setNames] = useState(() => new Map(known.map((one) => [one.id, one.name])));
  const ids = (value ?? []) as string[];
  const add = (one: Named | null) => {
    if (!one || ids.includes(one.id)) return;
    setNames(new Map(names).set(one.id, one.name));
    set([...ids, one.id]);
  };
  return (
    <FormField form={form} name={name} help={help}>
      <Chooser<Named>
        key={ids.length}
        value={null}
        onChange={add}
        onBlur={onBlur}
        ref={ref}
        searchKey={['offering', name]}
        search={searchWith(find)}
        keyOf={({ id }) => id}
        nameOf={(one) => one.name}
        faceOf={faceOf}
        unit={unit}
        placeholder="输入名称查找，选中就加上"
      />
      {ids.length > 0 ? (
        <span className={styles.chips}>
          {ids.map((id) => (
            <Chip key={id} label={names.get(id) ?? '已选'} onRemove={() => set(ids.filter((one) => one !== id))} />
          ))}
        </span>
      ) : null}
    </FormField>
  );
}
