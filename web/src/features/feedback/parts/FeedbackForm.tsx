import { useLocation, useNavigate } from 'react-router';
import { feedback, feedbackPage } from '#contract/fields/words.ts';
import { endsSession } from '#contract/kit/errors.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import type { DictItem } from '#contract/system/dict.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarginList } from '../../../ui/MarginList.tsx';
import { toast } from '../../../ui/toast.ts';
import { pathWithin, targetOf } from './addresses.ts';
import { saveFeedback } from './calls.ts';
import styles from './FeedbackForm.module.css';
import { Screenshots } from './Screenshots.tsx';
import { TypeCards } from './TypeCards.tsx';

/** Anybody may write; sending needs a sign-in, from which the visitor comes back to what was written. */
export function FeedbackForm({ types, doneHref }: { types: readonly DictItem[]; doneHref: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = targetOf(new URLSearchParams(search));
  const sending = useCallForm(saveFeedback, {
    fields: { ...feedback, ...feedbackPage },
    initial: { accusationType: '', content: '', targetUrl: target, contact: '', images: [] },
    // A draft per page: who comes from elsewhere sees no unrelated words.
    draft: `feedback:${target}`,
    onDone: async () => {
      toast('提交成功，有了答复会显示在这里');
      await navigate(doneHref);
    },
    onFailure: ({ code }) => {
      if (session || !endsSession(code)) return false;
      void navigate(loginAddress(pathname, search));
      return true;
    },
  });
  const { form, errorOf } = sending;
  const keepPath = () => form.setValue('targetUrl', pathWithin(location.origin, form.getValues().targetUrl ?? ''));
  return (
    <div className={styles.columns}>
      <CallForm
        of={sending}
        label="提交反馈"
        actions={
          <>
            <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
              提交反馈
            </Button>
            {session ? null : <p className={styles.note}>提交时请先登录，写好的内容会留着</p>}
          </>
        }
      >
        <TypeCards types={types} field={form.register('accusationType')} error={errorOf('accusationType')} />
        <FormTextarea form={form} name="content" rows={6} placeholder="发生了什么，或者你希望怎样" />
        {session ? <Screenshots form={form} error={errorOf('images')} /> : null}
        <FormText
          form={form}
          name="targetUrl"
          help="选填。从页面里点过来会自动填上，也可以粘贴本站的地址"
          onBlur={keepPath}
          inputMode="url"
          placeholder="例如 /course/12"
        />
        <FormText
          form={form}
          name="contact"
          help="选填。需要再问你几句时用，只有处理的人看得到"
          placeholder="手机号、邮箱或 QQ"
        />
      </CallForm>
      <MarginList
        label="怎样写"
        title="写清楚三件事，答复更快"
        items={['在哪一页，做了什么', '看到了什么，本来以为会怎样', '偶尔这样，还是每次都这样']}
        isOrdered
        note="请不要写密码与验证码，我们不会向你要这些。"
      />
    </div>
  );
}
