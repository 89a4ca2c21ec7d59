import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { FEWEST_OPTIONS, letterOf, MOST_OPTIONS } from '#contract/rules/questions.ts';
import type { Keys, Option } from '#contract/rules/questions.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Select } from '../../../../ui/Select.tsx';
import type { At } from './at.ts';
import { useErrorAt, useValueAt } from './at.ts';
import { newPart } from './blank.ts';
import styles from './Editor.module.css';
import { OptionContent } from './OptionContent.tsx';
import { OptionRows } from './OptionRows.tsx';

type Pair = Keys[9]['pairs'][number];

/** Two columns, and which of the right belongs to each of the left. */
export function MatchFields({ at: { form, body, key } }: { at: At }) {
  const path = `${key}.pairs`;
  const left = useValueAt(form, `${body}.left`) as Option[];
  const right = useValueAt(form, `${body}.right`) as Option[];
  const { value, set, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const pairs = value as Pair[];
  const pairUp = (id: string, to: string) => {
    const others = pairs.filter((pair) => pair.left !== id);
    set(to === '' ? others : [...others, { left: id, right: to }]);
  };
  const letters = right.map(({ id }, index) => ({ value: id, label: letterOf(index) }));
  return (
    <>
      <Field label="左边" group>
        <OptionRows
          form={form}
          path={`${body}.left`}
          noun="左边"
          onRemove={(id) => set(pairs.filter((pair) => pair.left !== id))}
        />
      </Field>
      <Field label="右边" group help="可以比左边多，当作干扰项">
        <OptionRows
          form={form}
          path={`${body}.right`}
          noun="右边"
          onRemove={(id) => set(pairs.filter((pair) => pair.right !== id))}
        />
      </Field>
      <Field label="答案：左边连到右边" group error={error}>
        <ul className={styles.pairs}>
          {left.map(({ id }, index) => (
            <li key={id}>
              <span>{letterOf(index)} →</span>
              <Select
                ref={index === 0 ? (ref as never) : undefined}
                size="sm"
                aria-label={`左边 ${letterOf(index)} 连到`}
                placeholder="请选择"
                options={letters}
                value={pairs.find((pair) => pair.left === id)?.right ?? ''}
                onChange={({ target }) => pairUp(id, target.value)}
              />
            </li>
          ))}
        </ul>
      </Field>
    </>
  );
}

const swapped = (ids: readonly string[], from: number, to: number): string[] =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!);

/** What is to be put in order, written down in the right order; candidates get it mixed. */
export function OrderFields({ at: { form, body, key } }: { at: At }) {
  const path = `${key}.order`;
  const items = useValueAt(form, `${body}.items`) as Option[];
  const { value, set, ref } = useField(form, path);
  const error = useErrorAt(form, path);
  const order = value as string[];
  const setItems = (next: Option[]) =>
    form.setValue(
      `${body}.items`,
      next.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  const add = () => {
    const id = newPart();
    setItems([...items, { id, content: '' }]);
    set([...order, id]);
  };
  const remove = (id: string) => {
    setItems(items.filter((item) => item.id !== id));
    set(order.filter((one) => one !== id));
  };
  return (
    <Field label="按正确的顺序写下来" group help="考生看到的是打乱的" error={error}>
      <ol className={styles.options}>
        {order.map((id, index) => {
          const name = `第 ${index + 1} 项`;
          return (
            <li key={id} className={styles.option}>
              <span className={styles.letter}>{index + 1}</span>
              <OptionContent
                form={form}
                path={`${body}.items.${items.findIndex((item) => item.id === id)}.content`}
                label={name}
              />
              <span className={styles.rowActs}>
                <IconButton
                  size="sm"
                  label={`上移${name}`}
                  icon={<ArrowUp size={15} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => set(swapped(order, index, index - 1))}
                />
                <IconButton
                  size="sm"
                  label={`下移${name}`}
                  icon={<ArrowDown size={15} aria-hidden="true" />}
                  disabled={index === order.length - 1}
                  onClick={() => set(swapped(order, index, index + 1))}
                />
                <IconButton
                  size="sm"
                  label={`去掉${name}`}
                  icon={<X size={15} aria-hidden="true" />}
                  disabled={order.length <= FEWEST_OPTIONS}
                  onClick={() => remove(id)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {order.length < MOST_OPTIONS ? (
        <Button ref={ref} size="sm" variant="text" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
          加一项
        </Button>
      ) : null}
    </Field>
  );
}
