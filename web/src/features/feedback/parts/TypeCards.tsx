import type { DictItem } from '#contract/system/dict.ts';
import type { Registered } from '../../../kit/form/fields.ts';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import styles from './TypeCards.module.css';

/** Says what belongs there; a type added to the dictionary later simply has no such line. */
const hints: Record<string, string> = {
  bug: '打不开、报错、显示不对',
  suggestion: '想要的功能、不顺手的地方',
  content: '错字、过时、侵权、不当',
  privacy: '查询、更正、删除你的信息',
  other: '不在上面几类里的',
};

interface TypeCardsProps {
  types: readonly DictItem[];
  field: Registered;
  error: string | undefined;
}

/** The kinds of feedback as cards, one of which is chosen. */
export function TypeCards({ types, field, error }: TypeCardsProps) {
  return (
    <Field label="反馈类型" required group error={error}>
      <div className={styles.cards}>
        {types.map(({ value, label }) => (
          <Radio
            key={value}
            {...field}
            value={value}
            className={styles.card}
            label={
              <>
                <span className={styles.name}>{label}</span>
                {hints[value] ? <span className={styles.hint}>{hints[value]}</span> : null}
              </>
            }
          />
        ))}
      </div>
    </Field>
  );
}
