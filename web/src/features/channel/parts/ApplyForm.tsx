import { useRevalidator } from 'react-router';
import { liveApplication } from '#contract/fields/live.ts';
import { LiveAudience } from '#contract/rules/liveChannel.ts';
import type { LiveApplication } from '#contract/user/lecturerLive.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { applyForLive } from './calls.ts';
import styles from './Channel.module.css';

const audiences = LiveAudience.values.map((value) => ({ value, label: LiveAudience.labels[value] }));

/** LIVE_WAITING and LIVE_ALREADY: another window was quicker. */
const overtaken = new Set([1460, 1461]);

/** Asks to go live; after a refusal it begins with what was handed in. */
export function ApplyForm({ before }: { before: LiveApplication | null }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(applyForLive, {
    fields: liveApplication,
    initial: {
      plan: before?.plan ?? '',
      frequency: before?.frequency ?? '',
      audience: before?.audience ?? LiveAudience.class,
      experience: before?.experience ?? '',
    },
    draft: `liveApply:${before?.submitTime ?? 'new'}`,
    onDone: async () => {
      toast('提交成功，结果会发到你的消息里');
      await revalidate();
    },
    onFailure: ({ code, message }) => {
      if (!overtaken.has(code)) return false;
      toast(message);
      void revalidate();
      return true;
    },
  });
  const { form } = sending;
  return (
    <div className={styles.part}>
      {before ? <Banner tone="danger">上一次的申请被退回：{before.auditOpinion}</Banner> : null}
      <CallForm of={sending} label="申请开通直播">
        <FormTextarea
          form={form}
          name="plan"
          rows={5}
          help="讲什么、给谁看、每场多长；审核的人据此决定"
          placeholder="每周五晚上讲一个真实的数据问题，四十分钟讲、二十分钟答疑"
        />
        <FormText form={form} name="frequency" autoComplete="off" placeholder="每周五 20:00，一学期十二场" />
        <FormValueSelect form={form} name="audience" options={audiences} />
        <FormTextarea form={form} name="experience" rows={3} help="在哪里直播过，用什么设备与网络" />
        <div>
          <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="提交中">
            {before ? '再次提交' : '提交申请'}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}
