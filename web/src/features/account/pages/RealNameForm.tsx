import { redirect, useNavigate } from 'react-router';
import { realName } from '#contract/fields/people.ts';
import { realNameConsent } from '#contract/rules/realName.ts';
import { NUMBER_TAKEN, TOO_YOUNG } from '#contract/user/trustFailures.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { toast } from '../../../ui/toast.ts';
import { startRealName } from '../parts/calls.ts';
import { loadStanding } from '../parts/loadStanding.ts';
import { realNameSteps } from '../parts/realNameSteps.ts';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import styles from '../parts/StandingFacts.module.css';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.realNameForm;

export async function loader(args: LoaderArgs) {
  const { state, triesLeft } = await loadStanding(args);
  const isOpen = state === 'none' || (state === 'refused' && triesLeft > 0);
  if (!isOpen) throw redirect(accountRoutes.realName.path);
  return { triesLeft };
}

/** Name and number, with a consent of its own; nothing of it is kept as a draft on this device. */
export default function RealNameForm({ loaderData: { triesLeft } }: PageProps<typeof loader>) {
  const navigate = useNavigate();
  const sending = useCallForm(startRealName, {
    fields: realName,
    initial: { realName: '', idNumber: '' },
    fieldOfCode: { [NUMBER_TAKEN.code]: 'idNumber', [TOO_YOUNG.code]: 'idNumber' },
    onDone: async ({ url }) => {
      if (url !== '') return location.assign(url);
      toast('提交成功，请等待审核');
      await navigate(accountRoutes.faceResult.path, { replace: true });
    },
  });
  const { form } = sending;
  return (
    <SecurityPage tab="realName">
      <div className={styles.steps}>
        <Steps steps={realNameSteps} current={0} label="实名认证的步骤" />
      </div>
      <div className={styles.narrow}>
        <CallForm
          of={sending}
          label="填写实名资料"
          actions={
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
              提交审核
            </Button>
          }
        >
          <FormText form={form} name="realName" help="与身份证上一致" autoComplete="off" />
          <FormText
            form={form}
            name="idNumber"
            help={`18 位。未满 14 周岁请由监护人联系客服办理。还可以提交 ${triesLeft} 次`}
            autoComplete="off"
          />
          <div className={styles.consent}>
            <ul>
              {realNameConsent.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <FormCheckbox
            form={form}
            name="consent"
            hideLabel
            sentence="我已阅读上面的说明，单独同意知途收集与使用我的身份证信息"
          />
        </CallForm>
      </div>
    </SecurityPage>
  );
}
