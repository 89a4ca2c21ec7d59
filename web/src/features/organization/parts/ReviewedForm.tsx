import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reviewedFacts } from '#contract/fields/organization.ts';
import type { OrgFacts, WaitingChange } from '#contract/user/org.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { call } from '../../../kit/call.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { cancelChange, handInChange } from './calls.ts';
import { ChangeState } from './ChangeState.tsx';
import styles from './InfoForm.module.css';

/** Name, code and licence: handed in for review, seen on its way, taken back, or handed in again after a refusal. */
export function ReviewedForm({ facts, change }: { facts: OrgFacts; change: WaitingChange | null }) {
  const { revalidate } = useRevalidator();
  const isWaiting = change?.auditStatus === AuditState.waiting;
  // Refused ones go on from what was handed in, passed ones from the facts.
  const from = change && change.auditStatus !== AuditState.passed ? change : facts;
  const sending = useCallForm(handInChange, {
    fields: reviewedFacts,
    initial: { orgName: from.orgName, orgCode: from.orgCode, licenceImg: from.licenceImg },
    draft: `org-reviewed:${facts.orgNo}`,
    onDone: async () => {
      toast('提交成功，审核结果会发到你的消息里');
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <>
      {change ? <ChangeState change={change} action={<TakeBack onDone={revalidate} />} /> : null}
      <div className={change ? styles.below : undefined}>
        <CallForm
          of={sending}
          label="名称、代码与证照"
          actions={
            <Button type="submit" loading={sending.sending} loadingLabel="提交中">
              {isWaiting ? '替换提交的变更' : '提交审核'}
            </Button>
          }
        >
          <FormText form={form} name="orgName" />
          <FormText
            form={form}
            name="orgCode"
            label={facts.orgType === OrgType.school ? '学校代码' : undefined}
            autoCapitalize="characters"
          />
          <FormImage form={form} name="licenceImg" shape="wide" />
        </CallForm>
      </div>
    </>
  );
}

function TakeBack({ onDone }: { onDone: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      await call(await cancelChange(), {});
      toast('撤回成功');
    } finally {
      setBusy(false);
      await onDone();
    }
  }
  return (
    <Button
      size="sm"
      variant="text"
      loading={isBusy}
      loadingLabel="撤回中"
      onClick={() => void takeBack().catch(() => undefined)}
    >
      撤回
    </Button>
  );
}
