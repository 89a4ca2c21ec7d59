import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { invitation as fields } from '#contract/fields/cooperation.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { orgChoices, sendInvitation } from './calls.ts';

interface Org {
  orgNo: string;
  orgName: string;
}

const SECRETS = ['orgNo'] as const;

/** Asks the other kind of organization to cooperate; the words stay when it is closed. */
export function InviteDialog({ isEnterprise, onClose }: { isEnterprise: boolean; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [org, setOrg] = useState<Org | null>(null);
  const sending = useCallForm(sendInvitation, {
    fields,
    initial: { orgNo: '', words: '' },
    draft: 'cooperation:invite',
    secrets: SECRETS,
    onDone: async () => {
      toast('邀请成功，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  const chosen = useField(sending.form, 'orgNo');
  return (
    <FormDialog
      of={sending}
      title={isEnterprise ? '邀请学校或机构合作' : '邀请企业合作'}
      note="对方接受之后，互相看得到典型岗位与招聘中的职位，学校可以推荐学员"
      label="邀请合作"
      submitLabel="邀请"
      busyLabel="邀请中"
      onClose={onClose}
    >
      <Field label={fields.orgNo.label} error={sending.errorOf('orgNo') && '请选择一家单位'}>
        <Chooser<Org>
          value={org}
          onChange={(next) => {
            setOrg(next);
            chosen.set(next?.orgNo ?? '');
          }}
          onBlur={() => undefined}
          searchKey={['partners', String(isEnterprise)]}
          search={isEnterprise ? findSchools : findEnterprises}
          keyOf={({ orgNo }) => orgNo}
          nameOf={({ orgName }) => orgName}
          unit="家"
        />
      </Field>
      <FormTextarea form={sending.form} name="words" rows={5} placeholder="哪些专业、哪些岗位，想一起做什么" />
    </FormDialog>
  );
}

const find = async (orgType: 3 | 4 | 5, words: string, signal: AbortSignal) =>
  call(await orgChoices(), { orgType, orgName: words.slice(0, 50), pageSize: 20 }, { signal, isShowErrTip: false });

const findEnterprises = (words: string, signal: AbortSignal) => find(UserType.enterprise, words, signal);

async function findSchools(words: string, signal: AbortSignal) {
  const [schools, houses] = await Promise.all([
    find(UserType.school, words, signal),
    find(UserType.organization, words, signal),
  ]);
  return { list: [...schools.list, ...houses.list], totalCount: schools.totalCount + houses.totalCount };
}
