import type { AbilityItem } from '#contract/course/ability.ts';
import type { QuestionView } from '#contract/exam/questionFacts.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { MOST_QUESTION_ABILITIES } from '#contract/rules/positionTests.ts';
import { call } from '../../../../kit/call.ts';
import { Chooser } from '../../../../kit/chooser/Chooser.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { findAbilities } from '../calls.ts';
import { useErrorAt } from './at.ts';
import styles from './Editor.module.css';

type Chosen = QuestionView['abilities'][number];

const levels = AbilityLevel.values.map((value) => ({
  value: String(value),
  label: `${value} ${AbilityLevel.labels[value]}`,
}));

/** What whoever answers it right shows: items of the ability model, each with its level. */
export function EditorAbilities({ form }: { form: Fields }) {
  const { value, set, onBlur } = useField(form, 'abilities');
  const error = useErrorAt(form, 'abilities');
  // a draft that was kept before questions said so has none
  const chosen = (value as Chosen[] | undefined) ?? [];
  const add = (item: AbilityItem | null) => {
    if (!item || chosen.some(({ abilityId }) => abilityId === item.id)) return;
    set([...chosen, { abilityId: item.id, abilityName: item.abilityName, abilityLevel: AbilityLevel.guided }]);
  };
  return (
    <Field
      label="检验的能力项"
      group
      help={`做对了说明能力到了第几级，用在岗位测试与方案测评里；最多 ${MOST_QUESTION_ABILITIES} 个`}
      error={error}
    >
      <span className={styles.abilities}>
        {chosen.map((one) => (
          <span key={one.abilityId} className={styles.ability}>
            <Chip
              label={one.abilityName}
              onRemove={() => set(chosen.filter(({ abilityId }) => abilityId !== one.abilityId))}
            />
            <Select
              size="sm"
              aria-label={`「${one.abilityName}」到第几级`}
              value={String(one.abilityLevel)}
              options={levels}
              onChange={({ target }) =>
                set(
                  chosen.map((other) =>
                    other.abilityId === one.abilityId
                      ? { ...other, abilityLevel: Number(target.value) as AbilityLevel }
                      : other,
                  ),
                )
              }
            />
          </span>
        ))}
        {chosen.length < MOST_QUESTION_ABILITIES ? (
          <Chooser<AbilityItem>
            key={chosen.length}
            value={null}
            onChange={add}
            onBlur={onBlur}
            searchKey={['ability items']}
            search={async (words, signal) =>
              call(await findAbilities(), { abilityName: words, pageSize: 20 }, { signal, isShowErrTip: false })
            }
            keyOf={({ id }) => id}
            nameOf={({ abilityName, groupName }) => `${abilityName}（${groupName}）`}
            unit="个能力项"
            placeholder="按能力项或能力的名称找"
          />
        ) : null}
      </span>
    </Field>
  );
}
