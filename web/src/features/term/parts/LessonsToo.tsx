import { useState } from 'react';
import type { CallError } from '#contract/kit/callError.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './Term.module.css';

const DAY_HAS_LESSONS = 1486;

/** Answers to a question are no draft: they hold for the lessons somebody was told of. */
export const answered = ['lessons', 'toldCount'] as const;

/** What the server said of lessons on the days, until the form is sent with an answer to it. */
export function useTold() {
  const [told, setTold] = useState<string | null>(null);
  const hear = (form: Fields, { code, message, data }: CallError): boolean => {
    if (code !== DAY_HAS_LESSONS) return false;
    form.setValue('toldCount', (data as { countLesson: number }).countLesson);
    form.setValue('lessons', 'ask');
    setTold(message);
    return true;
  };
  return { told, hear };
}

const choices = [
  { value: 'cancel', label: '取消这些课，并告诉任课教师' },
  { value: 'keep', label: '保留，之后在课表里一节一节调' },
];

/** Asks what becomes of the lessons on the days; they are never moved silently. */
export function LessonsToo({ form, told }: { form: Fields; told: string | null }) {
  if (told === null) return null;
  return (
    <>
      <Banner tone="warn">{told}</Banner>
      <FormRadios form={form} name="lessons" required rowClass={styles.radios} options={choices} />
    </>
  );
}
