import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FEWEST_OPTIONS, letterOf, MOST_OPTIONS } from '#contract/rules/questions.ts';
import type { Option } from '#contract/rules/questions.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useRows } from '../../../../kit/form/useRows.ts';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { useValueAt } from './at.ts';
import { newPart } from './blank.ts';
import styles from './Editor.module.css';
import { OptionContent } from './OptionContent.tsx';

interface OptionRowsProps {
  form: Fields;
  /** The list of options. */
  path: string;
  /** 选项, 左边. */
  noun: string;
  /** Before each: its letter as a button that makes it the right one. */
  lead?: (option: Option, letter: string) => ReactNode;
  onRemove?: (id: string) => void;
}

/** Options one below the other: written, moved up and down, added and taken away. */
export function OptionRows({ form, path, noun, lead, onRemove }: OptionRowsProps) {
  const { keys, append, remove, move } = useRows(form, path);
  const options = (useValueAt(form, path) as Option[] | undefined) ?? [];
  return (
    <>
      <ul className={styles.options}>
        {options.map((option, index) => {
          const letter = letterOf(index);
          const name = `${noun} ${letter}`;
          return (
            <li key={keys[index] ?? option.id} className={styles.option}>
              {lead ? lead(option, letter) : <span className={styles.letter}>{letter}</span>}
              <OptionContent form={form} path={`${path}.${index}.content`} label={name} />
              <span className={styles.rowActs}>
                <IconButton
                  label={`上移 ${name}`}
                  size="sm"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  icon={<ArrowUp size={15} aria-hidden="true" />}
                />
                <IconButton
                  label={`下移 ${name}`}
                  size="sm"
                  disabled={index === options.length - 1}
                  onClick={() => move(index, index + 1)}
                  icon={<ArrowDown size={15} aria-hidden="true" />}
                />
                <IconButton
                  label={`去掉 ${name}`}
                  size="sm"
                  disabled={options.length <= FEWEST_OPTIONS}
                  onClick={() => {
                    remove(index);
                    onRemove?.(option.id);
                  }}
                  icon={<X size={15} aria-hidden="true" />}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {options.length < MOST_OPTIONS ? (
        <Button
          size="sm"
          variant="text"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => append({ id: newPart(), content: '' })}
        >
          加一个{noun}
        </Button>
      ) : null}
    </>
  );
}
