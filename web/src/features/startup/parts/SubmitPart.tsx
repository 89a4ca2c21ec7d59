import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { projectSubmission } from '#contract/fields/startProject.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { infoList } from '#contract/user/org.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitProject } from './calls.ts';
import styles from './Policy.module.css';

interface SubmitPartProps {
  id: string;
  rules: readonly { field: string; words: string; problem: string }[];
}

interface Org {
  orgNo: string;
  orgName: string;
}

/** Hands a project in: every rule with how the team stands, and to whom it goes. */
export function SubmitPart({ id, rules }: SubmitPartProps) {
  const { revalidate } = useRevalidator();
  const [org, setOrg] = useState<Org | null>(null);
  const sending = useCallForm(submitProject, {
    fields: projectSubmission,
    initial: { id, hostOrgNo: '' },
    onDone: async () => {
      toast('提交成功，结果会发到消息里');
      await revalidate();
    },
    // the rules above tell it one by one
    onFailure: ({ issues }) => {
      if (!issues.some(({ path }) => rules.some(({ field }) => field === path))) return false;
      void revalidate();
      return true;
    },
  });
  const chosen = useField(sending.form, 'hostOrgNo');
  return (
    <section aria-labelledby="submit">
      <SectionHead id="submit" title="提交" note="条件齐了就能交给孵化单位" />
      <ul className={styles.lines} aria-label="提交的条件">
        {rules.map(({ field, words, problem }) => (
          <li key={field} className={styles.line}>
            <StatusDot tone={problem === '' ? 'passed' : 'failed'}>{problem === '' ? '符合' : '还差'}</StatusDot>
            <span>
              {words}
              <small>{problem}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.handIn}>
        <CallForm
          of={sending}
          label="提交项目"
          actions={
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
              提交
            </Button>
          }
        >
          <Field
            label={projectSubmission.hostOrgNo.label}
            error={sending.errorOf('hostOrgNo') && (org ? sending.errorOf('hostOrgNo') : '请选择一家孵化单位')}
          >
            <Chooser<Org>
              value={org}
              onChange={(next) => {
                setOrg(next);
                chosen.set(next?.orgNo ?? '');
              }}
              onBlur={() => undefined}
              searchKey={['startHosts']}
              search={findHosts}
              keyOf={({ orgNo }) => orgNo}
              nameOf={({ orgName }) => orgName}
              unit="家"
            />
          </Field>
        </CallForm>
      </div>
    </section>
  );
}

const find = (orgType: 3 | 4, words: string, signal: AbortSignal) =>
  call(infoList, { orgType, orgName: words.slice(0, 50), pageSize: 20 }, { signal, isShowErrTip: false });

async function findHosts(words: string, signal: AbortSignal) {
  const [schools, houses] = await Promise.all([
    find(UserType.school, words, signal),
    find(UserType.organization, words, signal),
  ]);
  return { list: [...schools.list, ...houses.list], totalCount: schools.totalCount + houses.totalCount };
}
