import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './ResumeSheet.module.css';

interface ReadersSelectProps {
  /** For the spoken name: whose readers are chosen. */
  label: string;
  level: Visibility;
  /** What each choice is called here. */
  words?: Readonly<Record<Visibility, string>>;
  keep: (level: Visibility) => Promise<unknown>;
}

/** Says who reads something; what could not be kept springs back. */
export function ReadersSelect({ label, level, words = Visibility.labels, keep }: ReadersSelectProps) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(level);
  const choose = async (next: Visibility) => {
    setChosen(next);
    try {
      await keep(next);
      toast('修改成功');
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setChosen(level);
    }
  };
  return (
    <Select
      size="sm"
      className={styles.level}
      aria-label={label}
      value={String(chosen)}
      options={Visibility.values.map((value) => ({ value: String(value), label: words[value] }))}
      onChange={({ target }) => void choose(Number(target.value) as Visibility)}
    />
  );
}
