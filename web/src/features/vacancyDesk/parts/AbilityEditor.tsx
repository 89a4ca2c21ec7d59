import { list as findAbilities } from '#contract/course/ability.ts';
import type { ChosenAbility } from '#contract/position/vacancyDesk.ts';
import { AbilityLevel, MOST_POSITION_ABILITIES } from '#contract/rules/abilities.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCall } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Desk.module.css';

export interface Typical {
  id: string;
  positionName: string;
  abilities: readonly ChosenAbility[];
}

interface AbilityEditorProps {
  form: Fields;
  /** Words of the items that were chosen before. */
  known: readonly ChosenAbility[];
  typicals: readonly Typical[];
}

type Asked = Pick<ChosenAbility, 'abilityId' | 'abilityLevel'>;

const levels = AbilityLevel.values.map((value) => ({
  value: String(value),
  label: `${value} 级 ${AbilityLevel.labels[value]}`,
}));

/** The items that are asked for: taken from a typical position, then adjusted one by one. */
export function AbilityEditor({ form, known, typicals }: AbilityEditorProps) {
  const { value, set } = useField(form, 'abilities');
  const { value: from, set: setFrom } = useField(form, 'typicalPositionId');
  const { data } = useCall(findAbilities, { pageSize: 100 });
  const asked = value as readonly Asked[];
  const items = wordsOf(known, typicals, data?.list ?? []);
  const take = (id: string) => {
    setFrom(id === '' ? '0' : id);
    const chosen = typicals.find((one) => one.id === id);
    if (chosen) set(chosen.abilities.map(({ abilityId, abilityLevel }) => ({ abilityId, abilityLevel })));
  };
  const free = [...items.values()].filter(({ abilityId }) => asked.every((one) => one.abilityId !== abilityId));
  return (
    <FormField form={form} name="abilities" group>
      <span className={styles.pick}>
        <Select
          aria-label="取自典型岗位"
          placeholder="取自典型岗位"
          value={from === '0' ? '' : String(from)}
          onChange={({ target }) => take(target.value)}
          options={typicals.map(({ id, positionName }) => ({ value: id, label: positionName }))}
        />
        <Select
          aria-label="添加能力项"
          placeholder="添加能力项"
          value=""
          disabled={asked.length >= MOST_POSITION_ABILITIES}
          onChange={({ target }) => set([...asked, { abilityId: target.value, abilityLevel: AbilityLevel.able }])}
          options={free.map(({ abilityId, abilityName, groupName }) => ({
            value: abilityId,
            label: `${groupName}：${abilityName}`,
          }))}
        />
      </span>
      <ul className={styles.items} aria-label="能力要求">
        {asked.map(({ abilityId, abilityLevel }) => {
          const item = items.get(abilityId);
          const name = item?.abilityName ?? '';
          return (
            <li key={abilityId} className={styles.item}>
              <span>
                {name}
                <span className={styles.words}>{item?.levelWords[abilityLevel - 1] ?? ''}</span>
              </span>
              <Select
                size="sm"
                aria-label={`${name}的等级`}
                value={String(abilityLevel)}
                onChange={({ target }) =>
                  set(
                    asked.map((one) =>
                      one.abilityId === abilityId ? { ...one, abilityLevel: Number(target.value) } : one,
                    ),
                  )
                }
                options={levels}
              />
              <Button
                size="sm"
                variant="text"
                aria-label={`去掉${name}`}
                onClick={() => set(asked.filter((one) => one.abilityId !== abilityId))}
              >
                去掉
              </Button>
            </li>
          );
        })}
      </ul>
    </FormField>
  );
}

type Words = Omit<ChosenAbility, 'abilityLevel'>;

/** Every item whose words are known here, by its id. */
function wordsOf(
  known: readonly ChosenAbility[],
  typicals: readonly Typical[],
  found: readonly (Omit<Words, 'abilityId'> & { id: string })[],
): Map<string, Words> {
  const named = [
    ...known,
    ...typicals.flatMap(({ abilities }) => abilities),
    ...found.map((one) => ({ ...one, abilityId: one.id })),
  ];
  return new Map(named.map((one) => [one.abilityId, one]));
}
