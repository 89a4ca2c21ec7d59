import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AbilityItem } from '#contract/course/ability.ts';
import { call } from '../../../kit/call.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import type { SpecControlProps } from '../../../kit/form/SpecField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { queryClient } from '../../../kit/queries.ts';
import { AbilityFinder } from '../../../shared/abilities/AbilityFinder.tsx';
import { abilitiesOfIds } from '../../../shared/abilities/calls.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './AbilitiesControl.module.css';

/** Items of the ability model, kept by their ids alone: the server says what those are called that were there before. */
export function AbilitiesControl({ form, spec: { name }, field }: SpecControlProps) {
  const { value, set } = useField(form, name);
  const [found, setFound] = useState<readonly AbilityItem[]>([]);
  const ids = (value ?? []) as readonly string[];
  const unnamed = ids.filter((id) => found.every((item) => item.id !== id));
  const { data } = useQuery(
    {
      queryKey: ['abilities of ids', unnamed],
      queryFn: async ({ signal }) => call(await abilitiesOfIds(), { ids: unnamed }, { signal, isShowErrTip: false }),
      enabled: unnamed.length > 0,
    },
    queryClient(),
  );
  if (field.kind !== 'abilities') return null;
  const names = new Map([...(data?.list ?? []), ...found].map((item) => [item.id, item.abilityName]));
  const add = (item: AbilityItem) => {
    setFound([...found, item]);
    if (!ids.includes(item.id)) set([...ids, item.id]);
  };
  return (
    <FormField form={form} name={name} group>
      <div className={styles.chips}>
        {ids.map((id) => (
          <Chip key={id} label={names.get(id) ?? '读取中'} onRemove={() => set(ids.filter((one) => one !== id))} />
        ))}
      </div>
      {ids.length < field.max ? (
        <Field label={`添加${field.label}`} help={`最多 ${field.max} 项；画像里这几项旁边会写着这件作品`}>
          <AbilityFinder count={ids.length} onFound={add} />
        </Field>
      ) : null}
    </FormField>
  );
}
