import { Trash2 } from 'lucide-react';
import type { Raised } from '#contract/course/draft.ts';
import { AbilityLevel, MOST_COURSE_ABILITIES } from '#contract/rules/abilities.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import { useField } from '../../../../kit/form/useFields.ts';
import { AbilityFinder } from '../../../../shared/abilities/AbilityFinder.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Select } from '../../../../ui/Select.tsx';
import type { FactsValues } from './CategoryFields.tsx';
import styles from './Facts.module.css';

const levels = AbilityLevel.values.map((value) => ({
  value: String(value),
  label: `第 ${value} 级 ${AbilityLevel.labels[value]}`,
}));

/** Which items of the ability model the course raises, and to which level. */
export function AbilitiesField({ form }: { form: Fields<FactsValues> }) {
  const { value, set } = useField(form, 'abilities');
  const raised = value as readonly Raised[];
  const isFull = raised.length >= MOST_COURSE_ABILITIES;
  const put = (id: string, abilityLevel: AbilityLevel) =>
    set(raised.map((one) => (one.id === id ? { ...one, abilityLevel } : one)));
  return (
    <div>
      <FormField
        form={form}
        name="abilities"
        help={`最多 ${MOST_COURSE_ABILITIES} 项；审核通过后显示在课程页，也用来对上典型岗位的要求`}
      >
        {isFull ? (
          <Input disabled placeholder="已经满了" />
        ) : (
          <AbilityFinder
            count={raised.length}
            onFound={({ id, abilityName, groupName }) => {
              if (raised.some((one) => one.id === id)) return;
              set([...raised, { id, abilityName, groupName, abilityLevel: AbilityLevel.guided }]);
            }}
          />
        )}
      </FormField>
      {raised.length > 0 ? (
        <ul className={styles.abilities} aria-label="学完会提高">
          {raised.map(({ id, abilityName, groupName, abilityLevel }) => (
            <li key={id}>
              <span>
                {abilityName}
                <small>{groupName}</small>
              </span>
              <Select
                size="sm"
                aria-label={`「${abilityName}」到第几级`}
                value={String(abilityLevel)}
                options={levels}
                onChange={({ target }) => put(id, Number(target.value) as AbilityLevel)}
              />
              <IconButton
                size="sm"
                label={`去掉「${abilityName}」`}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => set(raised.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
