import { useEffect, useState } from 'react';
import type { CallError } from '#contract/kit/callError.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './Term.module.css';

const DAY_HAS_LESSONS = 1486;

/** Answers to a question are no draft: they hold for the lessons somebody was told of. */
export const answered = ['lessons', 'toldCount'] as const;

interface Told {
  message: string;
  countLesson: number;
}

/** What the server said of lessons on the days, until the form is sent with an answer to it. */
export function useTold() {
  const [told, setTold] = useState<Told | null>(null);
  const hear = ({ code, message, data }: CallError): boolean => {
    if (code !== DAY_HAS_LESSONS) return false;
    setTold({ message, ...(data as { countLesson: number }) });
    return true;
  };
  return { told, hear };
}

const choices = [
  { value: 'cancel', label: '取消这些课，并告诉任课教师' },
  { value: 'keep', label: '保留，之后在课表里一节一节调' },
];

/** Asks what becomes of the lessons on the days; they are never moved silently. */
export function LessonsToo({ form, told }: { form: Fields; told: Told | null }) {
  useEffect(() => {
    if (told === null) return;
    form.setValue('toldCount', told.countLesson);
    form.setValue('lessons', 'ask');
  }, [form, told]);
  if (told === null) return null;
  return (
    <>
      <Banner tone="warn">{told.message}</Banner>
      <FormRadios form={form} name="lessons" required rowClass={styles.radios} options={choices} />
    </>
  );
}
