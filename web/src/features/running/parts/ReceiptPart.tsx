import { useState } from 'react';
import type { CheckedReceipt } from '#contract/exam/runningShapes.ts';
import { receiptCheck } from '#contract/fields/running.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { checkReceipt } from './calls.ts';
import styles from './Evidence.module.css';
import { exactClock } from './runText.ts';

type Shown = CheckedReceipt & { seq: number };

/** A dispute about an answer is a lookup: a candidate shows a line of their receipts, and here stands what was stored. */
export function ReceiptPart({ sittingId }: { sittingId: string }) {
  const [found, setFound] = useState<Shown>();
  const sending = useCallForm(checkReceipt, {
    fields: receiptCheck,
    initial: { sittingId, hash: '' },
    onDone: (data, { seq }) => setFound({ ...data, seq }),
  });
  return (
    <>
      <h3 className={styles.head}>
        核对凭据
        <span>考生的凭据文件里每行一张</span>
      </h3>
      <CallForm
        of={sending}
        label="核对凭据"
        actions={
          <Button type="submit" loading={sending.sending} loadingLabel="核对中">
            核对
          </Button>
        }
      >
        <FormNumber form={sending.form} name="seq" />
        <FormText form={sending.form} name="hash" />
      </CallForm>
      <div aria-live="polite">{found ? <Found of={found} /> : null}</div>
    </>
  );
}

function Found({ of: { isGenuine, place, saves, seq } }: { of: Shown }) {
  if (isGenuine === 0) {
    return <p className={styles.say}>与存着的不一致：这场作答里没有这一张凭据。请核对序号，并整段复制凭据。</p>;
  }
  const last = saves.at(-1)!;
  return (
    <div className={styles.say}>
      <b>一致：第 {place} 题，存着的就是这一份</b>
      <p>
        {last.seq === seq ? '它是这道题最后保存的，计分看的是它。' : `后来又改过，计分看的是 #${last.seq}。`}
        这道题一共保存 {saves.length} 次：
      </p>
      <ol className={styles.saves}>
        {saves.map((one) => (
          <li key={one.seq} data-on={one.seq === seq || undefined}>
            <span>#{one.seq}</span>
            <span>{exactClock(one.storedAt)}</span>
            <code>{one.answer === null ? '（撤回）' : JSON.stringify(one.answer)}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
