import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { choices } from '#contract/course/courseAuth.ts';
import { call } from '../../../kit/call.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { authChoices } from './calls.ts';
import styles from './OrgCoursesPage.module.css';

type Found = OutputOf<typeof choices.output>['list'];

/** Looks for a course to recognise: those of the organization first, then those of the platform. */
export function CourseChoice({ form, error }: { form: Fields; error: string | undefined }) {
  const [words, setWords] = useState('');
  const found = useFound(words);
  const { value, set } = useField(form, 'courseId');
  return (
    <Field label="课程" group required error={error} help="本单位的与平台的、正在上架的课程">
      <div className={styles.found}>
        <Input
          size="sm"
          type="search"
          aria-label="按名称找课程"
          placeholder="按名称找"
          maxLength={60}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={styles.ticks}>
          {found?.length === 0 ? <p className={styles.quiet}>没有找到可以认证的课程</p> : null}
          {found?.map((one) => (
            <Radio
              key={one.id}
              name="courseId"
              disabled={one.isCertified === 1}
              checked={value === one.id}
              onChange={() => set(one.id)}
              label={`${one.courseName}（${[one.isOwnCourse === 1 ? '本单位' : '平台', one.lecturerName, one.isCertified === 1 ? '已经认证' : ''].filter(Boolean).join('，')}）`}
            />
          ))}
        </div>
      </div>
    </Field>
  );
}

const PAUSE_MS = 250;
const SHOWN = 30;

/** What is found; the last answer stays while somebody types. */
function useFound(words: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isNewest = true;
    const ask = async () => {
      const { list } = await call(await authChoices(), { courseName: words.trim(), pageSize: SHOWN });
      if (isNewest) setFound(list);
    };
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    }, PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}
