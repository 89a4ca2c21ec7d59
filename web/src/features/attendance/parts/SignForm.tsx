import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { AttendanceState } from '#contract/rules/attendance.ts';
import type { OpenSession } from '#contract/user/attendance.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { sendCheckIn } from './calls.ts';
import styles from './CheckIn.module.css';
import { deviceId, whereAmI } from './device.ts';
import { useTicket } from './useTicket.ts';

const fields = { code: { kind: 'code', label: '签到码', max: 6, required: true } } as const;

/** Failures that are about the code: they stand at it (1420 to 1423). */
const atCode = { 1420: 'code', 1421: 'code', 1422: 'code', 1423: 'code' } as const;

/** The six digits of the screen, typed or brought by a scan; sent with the ticket of this device. */
export function SignForm({ session, scanned }: { session: OpenSession; scanned: string }) {
  const { revalidate } = useRevalidator();
  const { ticket, failure } = useTicket(session.id, true);
  const sending = useCallForm(sendCheckIn, {
    fields,
    initial: { id: session.id, code: scanned, ticket: '', device: '--------', isScanned: 0 },
    fieldOfCode: atCode,
    onDone: async ({ attendanceState }) => {
      toast(attendanceState === AttendanceState.late ? '签到成功，记为迟到' : '签到成功');
      await revalidate();
    },
  });
  const { form, submit } = sending;
  const send = async (isScanned: 0 | 1, event?: FormEvent) => {
    event?.preventDefault();
    const place = session.hasPlace === 1 ? await whereAmI() : undefined;
    form.setValue('ticket', ticket);
    form.setValue('device', deviceId());
    form.setValue('isScanned', isScanned);
    form.setValue('latitude', place?.latitude);
    form.setValue('longitude', place?.longitude);
    form.setValue('accuracy', place?.accuracy);
    await submit();
  };
  const sent = useRef(false);
  useEffect(() => {
    if (scanned === '' || ticket === '' || sent.current) return;
    sent.current = true;
    void send(1);
  });
  if (failure) return <Banner tone="warn">{failure}</Banner>;
  return (
    <CallForm
      of={{ ...sending, submit: (event) => send(0, event) }}
      label={`${session.offeringName}签到`}
      actions={
        <Button
          type="submit"
          variant="primary"
          loading={sending.sending}
          loadingLabel="签到中"
          disabled={ticket === ''}
        >
          签到
        </Button>
      }
    >
      <div className={styles.code}>
        <FormText
          form={form}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="大屏幕上的 6 位数字"
          help={
            session.hasPlace === 1
              ? '这次要核对位置，签到时请允许读取位置'
              : '数字每 8 秒换一次，也可以用手机扫大屏幕上的码'
          }
        />
      </div>
    </CallForm>
  );
}
