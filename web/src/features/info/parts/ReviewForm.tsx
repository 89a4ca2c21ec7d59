import { useNavigate } from 'react-router';
import type { BaseInfo } from '#contract/user/userProfile.ts';
import type { ReadResume } from '#contract/user/resumeImport.ts';
import { base as baseFields } from '#contract/fields/resume.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { bringResume, REVIEW_DRAFT } from './importCalls.ts';
import styles from './Review.module.css';
import { ReviewRows } from './ReviewRows.tsx';
import { reviewed, reviewTable } from './reviewSections.ts';
import type { Dictionaries } from './withChoices.ts';

interface ReviewFormProps {
  read: ReadResume;
  base: BaseInfo;
  dictionaries: Dictionaries;
  /** The reading is not needed any more. */
  onOver: () => void;
}

type HeadKey = 'headline' | 'introduction' | 'contactMobile' | 'contactEmail';
const headKeys: readonly HeadKey[] = ['headline', 'contactMobile', 'contactEmail', 'introduction'];

/** What a file says, to be looked through before anything of it is written; what the profile has stays. */
export function ReviewForm({ read, base, dictionaries, onOver }: ReviewFormProps) {
  const navigate = useNavigate();
  const { education, work, project, workSet, research } = read;
  // The head of the profile is only filled in: what stands there is changed by a button.
  const head = Object.fromEntries(headKeys.map((key) => [key, base[key] === '' ? read.base[key] : ''])) as Record<
    HeadKey,
    string
  >;
  const sending = useCallForm(bringResume, {
    fields: reviewTable,
    initial: { ...head, education, work, project, workSet, research },
    draft: REVIEW_DRAFT,
    onDone: async ({ broughtCount, sameCount }) => {
      toast(`写进了档案：${broughtCount} 条${sameCount > 0 ? `，${sameCount} 条一样的跳过了` : ''}`);
      onOver();
      await navigate('/account/profile');
    },
    // What is wrong in a row that is closed opens it.
    onFailure: ({ issues }) => {
      const inRows = issues.filter(({ path }) => /\.\d+\./.test(path));
      const own = sending.form as unknown as Fields;
      for (const { path, message } of inRows) own.setError(path, message);
      return inRows.length > 0;
    },
  });
  const { form } = sending;
  const own = form as unknown as Fields;
  return (
    <CallForm
      of={sending}
      label="要写进档案的内容"
      long
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="写入中">
            写进我的档案
          </Button>
          <Button onClick={onOver}>不写，换一份文件</Button>
        </>
      }
    >
      <section className={styles.head}>
        <SectionHead title="基本信息" note="空着的不改；姓名与头像不从文件里来" />
        {headKeys.map((name) => {
          const told = read.base[name];
          // Skills can be put there.
          const isOpen = name === 'introduction' && read.skills !== '';
          if (!isOpen && (told === '' || told === base[name])) return null;
          const isOther = told !== '' && base[name] !== '' && base[name] !== told;
          const help = base[name] !== '' ? `现在写的是：${base[name]}` : undefined;
          return (
            <div key={name}>
              {name === 'introduction' ? (
                <FormTextarea form={form} name={name} rows={4} help={help} />
              ) : (
                <FormText form={form} name={name} help={help} />
              )}
              {isOther ? (
                <p className={styles.told}>
                  <Button size="sm" variant="text" onClick={() => form.setValue(name, told)}>
                    换成文件里的
                  </Button>
                </p>
              ) : null}
            </div>
          );
        })}
        {read.skills ? <Skills form={own} skills={read.skills} now={base.introduction} /> : null}
      </section>
      {reviewed.map((of) => (
        <ReviewRows key={of.key} form={own} of={of} dictionaries={dictionaries} />
      ))}
    </CallForm>
  );
}

/** The profile has no part for skills: what somebody can do is shown by courses and tests. */
function Skills({ form, skills, now }: { form: Fields; skills: string; now: string }) {
  const typed = String(useField(form, 'introduction').value ?? '');
  const add = () => {
    const words = [typed || now, `技能：${skills}`].filter(Boolean).join('\n');
    form.setValue('introduction', words.slice(0, baseFields.introduction.max));
  };
  return (
    <Banner
      action={
        typed.includes(skills) ? undefined : (
          <Button size="sm" variant="text" onClick={add}>
            放进自我介绍
          </Button>
        )
      }
    >
      文件里写的技能：{skills}。档案没有这一栏，会什么由学完的课与测评说明
    </Banner>
  );
}
