import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { gradeJoin } from '#contract/fields/grades.ts';
import { codeIn, joinCode } from '#contract/rules/grades.ts';
import { JoinWay } from '#contract/rules/school.ts';
import { call } from '../../../kit/call.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { queryClient } from '../../../kit/queries.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Input } from '../../../ui/Input.tsx';
import { gradePath } from './addresses.ts';
import { findGrade, joinGrade } from './calls.ts';
import styles from './Grades.module.css';

const NO_SUCH_CODE = 3500;

/** Comes into a class by its code or link, after a look at which one it is. */
export function JoinDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const navigate = useNavigate();
  const sending = useCallForm(joinGrade, {
    fields: gradeJoin,
    initial: { code, note: '' },
    fieldOfCode: { [NO_SUCH_CODE]: 'code' },
    onDone: async ({ gradeId, gradeName, isIn }) => {
      await finish(isIn === 1 ? `加入成功，欢迎来到「${gradeName}」` : '申请成功，等管理员审核，结果会发消息给你');
      if (isIn === 1) await navigate(gradePath(gradeId));
    },
  });
  const { form } = sending;
  const { value, set, ...field } = useField(form, 'code');
  const typed = String(value ?? '');
  return (
    <FormDialog
      of={sending}
      title="加入班级"
      note="邀请码向班级的教师或管理员要，大小写都可以"
      label="加入班级"
      submitLabel="加入"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormField form={form} name="code">
        <Input
          {...field}
          value={typed}
          maxLength={gradeJoin.code.max}
          autoComplete="off"
          placeholder="JC23010"
          onChange={({ target }) => set(target.value)}
        />
      </FormField>
      <Found code={codeIn(typed)} />
      <FormText form={form} name="note" autoComplete="off" help="要审核的班级，管理员会看到" />
    </FormDialog>
  );
}

/** Which class it is, as soon as the code is one. */
function Found({ code }: { code: string }) {
  const isCode = joinCode.test(code) && code.length >= 4;
  const { data } = useQuery(
    {
      queryKey: ['gradeByCode', code],
      queryFn: async ({ signal }) => call(await findGrade(), { code }, { signal, isShowErrTip: false }),
      enabled: isCode,
      retry: false,
      staleTime: 0,
    },
    queryClient(),
  );
  if (!isCode || !data) return null;
  const standing = data.isIn === 1 ? '你已经在这个班里' : data.isWaiting === 1 ? '你的申请等待审核' : '';
  return (
    <div className={styles.facts}>
      <FactList
        label="找到的班级"
        facts={[
          { label: '班级', value: data.gradeName },
          { label: '单位', value: data.orgName },
          { label: '学员', value: `${data.countStudent} / ${data.seats} 人` },
          { label: '加入方式', value: JoinWay.labels[data.joinWay] },
          { label: '你', value: standing },
        ]}
      />
    </div>
  );
}
