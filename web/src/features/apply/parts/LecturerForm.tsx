import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { OutputOf } from '#contract/kit/schema.ts';
import { textOfHtml } from '#contract/rules/paragraphs.ts';
import { ALREADY_LECTURER, LECTURER_WAITING } from '#contract/user/applyFailures.ts';
import { WRONG_CODE } from '#contract/user/failures.ts';
import type { auditView } from '#contract/user/lecturer.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { StickyRow } from '../../../kit/form/StickyRow.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { forgetAnswers } from '../../../kit/forget.ts';
import { useSession } from '../../../kit/session.tsx';
import { keepToken } from '../../../kit/token.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import { AgreementStep } from './AgreementStep.tsx';
import { ApplyFrame } from './ApplyFrame.tsx';
import { BringList } from './BringList.tsx';
import { saveLecturer } from './calls.ts';
import { LECTURER_PATH } from './kinds.ts';
import { NewcomerFields } from './NewcomerFields.tsx';
import { PortraitField } from './PortraitField.tsx';
import { ProofField } from './ProofField.tsx';
import { ShownFields } from './ShownFields.tsx';
import { useStep } from './useStep.ts';

type Audit = NonNullable<OutputOf<typeof auditView.output>['audit']>;

interface LecturerFormProps {
  agreement: string | null;
  /** The refused application that is corrected. */
  refused: Audit | null;
  head: { title: string; note: string };
}

const secrets = ['lecturerMobile', 'code', 'mobilePsw', 'repassword'] as const;
const brings = ['一张清楚的照片', '你教过什么、做过什么，几段话', '能证明的材料，比如证书、聘书'];

/** Agreement and form of somebody who wants to teach; who has no account yet gets one with it. */
export function LecturerForm({ agreement, refused, head }: LecturerFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const sending = useCallForm(saveLecturer, {
    initial: startOf(refused),
    draft: `apply:lecturer:${refused?.submitTime ?? 'new'}`,
    secrets,
    fieldOfCode: { [WRONG_CODE.code]: 'code' },
    onDone: async ({ signedIn }) => {
      if (signedIn) {
        keepToken(signedIn.token, signedIn.expiresIn);
        forgetAnswers();
      }
      toast('提交成功，结果会发到「消息」');
      await navigate(LECTURER_PATH);
      if (search === LECTURER_PATH.slice('/apply'.length)) await revalidate();
    },
    onFailure: ({ code, message }) => {
      if (code !== LECTURER_WAITING.code && code !== ALREADY_LECTURER.code) return false;
      toast(message);
      void revalidate();
      return true;
    },
  });
  const { errorOf } = sending;
  const form: Fields = sending.form as unknown as Fields;
  const step = useStep(useFieldsState(form, ({ values }) => values['agree'] === true));
  return (
    <ApplyFrame {...head} step={step.current} aside={<BringList brings={brings} />}>
      {step.current === 0 ? (
        <AgreementStep form={form} agreement={agreement} error={errorOf('agree')} onNext={step.goOn} />
      ) : (
        <CallForm of={sending} label="讲师申请资料">
          {session ? <PortraitField form={form} error={errorOf('headImgUrl')} /> : null}
          <ShownFields form={form} errorOf={errorOf} />
          <Field label="邮箱（选填）" help="不公开，需要补充材料时用" error={errorOf('lecturerEmail')}>
            <Input {...form.register('lecturerEmail')} type="email" autoComplete="email" maxLength={254} />
          </Field>
          {session ? (
            <ProofField form={form} error={errorOf('proofs')} />
          ) : (
            <NewcomerFields form={form} errorOf={errorOf} />
          )}
          <StickyRow>
            <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
              {session ? '提交申请' : '注册并提交申请'}
            </Button>
          </StickyRow>
        </CallForm>
      )}
    </ApplyFrame>
  );
}

const startOf = (refused: Audit | null) => ({
  lecturerName: refused?.lecturerName ?? '',
  position: refused?.position ?? '',
  headImgUrl: refused?.headImgUrl ?? '',
  introduce: textOfHtml(refused?.introduce ?? ''),
  tags: refused?.tags ?? [],
  lecturerEmail: refused?.lecturerEmail ?? '',
  proofs: refused?.proofs ?? [],
  ...(refused ? { agree: true as const } : {}),
});
