import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { BILL_BYTES, BILL_LINES, billBanks } from '#contract/rules/bills.ts';
import type { BillBank } from '#contract/rules/bills.ts';
import { PayType } from '#contract/rules/orders.ts';
import type { upload } from '#contract/trade/adminBill.ts';
import { call } from '../../../kit/call.ts';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Desk.module.css';

const UPLOAD = '/trade/auth/admin/bill/upload';

const banks = Object.keys(billBanks) as BillBank[];
const options = banks.map((bank) => ({ value: bank, label: PayType.labels[billBanks[bank]] }));

type Taken = OutputOf<typeof upload.output>;

const fetchBill = () => import('#contract/trade/adminBill.ts').then((api) => api.fetch);

/** Sends the bill of a day, or has it downloaded; what it says is compared at once. */
export function BillUpload({ fetched }: { fetched: readonly BillBank[] }) {
  const [bank, setBank] = useState<BillBank>(fetched[0] ?? 'wechat');
  const [day, setDay] = useState('');
  const [dayError, setDayError] = useState<string | undefined>(undefined);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const take = async (ask: () => Promise<Taken>) => {
    setFailure(null);
    setDayError(day === '' ? '先选账单的日期' : undefined);
    if (day === '') return;
    setChecking(true);
    try {
      const taken = await ask();
      toast(taken.differenceCount === 0 ? '对平了，没有差异' : `有 ${taken.differenceCount} 笔差异`);
      await navigate(`/admin/bills/${taken.id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setChecking(false);
    }
  };
  const send = (file: File) => take(() => sendSheet<Taken>(UPLOAD, file, { bank, day }, BILL_BYTES));
  const download = () => take(async () => call(await fetchBill(), { bank, day }, { isShowErrTip: false }));
  return (
    <section className={styles.upload} aria-label="一天的账单">
      <FieldPair>
        <Field label="支付方">
          <Select value={bank} options={options} onChange={({ target }) => setBank(target.value as BillBank)} />
        </Field>
        <Field label="账单的日期" required error={dayError}>
          <DateField value={day} onChange={setDay} />
        </Field>
      </FieldPair>
      {fetched.includes(bank) ? (
        <p className={styles.download}>
          <Button size="sm" loading={checking} loadingLabel="正在下载" onClick={() => void download()}>
            现在从{PayType.labels[billBanks[bank]]}下载
          </Button>
        </p>
      ) : null}
      <SheetDrop
        checking={checking}
        accept=".csv"
        label="上传账单"
        sentence="选择或拖入这一天的账单"
        note={`.csv，不超过 20 MB、${BILL_LINES.toLocaleString('en-US')} 行；压缩包先解开`}
        onFile={(file) => void send(file)}
      />
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
    </section>
  );
}
