import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { Visibility, resumeSections } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { call } from '../../kit/call.ts';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './ResumeSheet.module.css';

const updateVisibility = () => import('#contract/user/userProfile.ts').then((api) => api.updateVisibility);

const options = ([0, 1, 2] as const).map((level) => ({ value: String(level), label: Visibility.labels[level] }));

/** Says who reads a section; what could not be kept springs back. */
export function VisibilitySelect({ section, level }: { section: ResumeSection; level: Visibility }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(level);
  const choose = async (next: Visibility) => {
    setChosen(next);
    try {
      await call(await updateVisibility(), { section, level: next });
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
      aria-label={`${resumeSections[section]}给谁看`}
      value={String(chosen)}
      options={options}
      onChange={({ target }) => void choose(Number(target.value) as Visibility)}
    />
  );
}
