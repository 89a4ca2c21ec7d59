import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { PAYOUT_LINES } from '#contract/rules/payoutBills.ts';
import type { upload } from '#contract/trade/adminPayoutBill.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Desk.module.css';

const UPLOAD = '/trade/auth/admin/payoutBill/upload';

const template = () => import('#contract/trade/adminPayoutBill.ts').then((api) => api.template);

type Taken = OutputOf<typeof upload.output>;

const saidOf = ({ paidCount, returnedCount, differenceCount }: Taken): string =>
  `确认到账 ${paidCount} 笔，退回 ${returnedCount} 笔，${differenceCount === 0 ? '没有差异' : `有 ${differenceCount} 笔差异`}`;

/** The template, and the place for what the bank answers: the steps that follow from it are taken at once. */
export function PayoutUpload() {
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = usePress(template);
  const navigate = useNavigate();
  const send = async (file: File) => {
    setFailure(null);
    setChecking(true);
    try {
      const taken = await sendSheet<Taken>(UPLOAD, file);
      toast(saidOf(taken));
      await navigate(`/admin/payoutBills/${taken.id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setChecking(false);
    }
  };
  return (
    <section className={styles.upload} aria-label="银行的付款结果">
      <p>
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          loading={asking.sending}
          loadingLabel="准备中"
          onClick={() => void asking.send({}).then((file) => file && keepFile(file))}
        >
          下载模板
        </Button>
      </p>
      <SheetDrop
        checking={checking}
        accept=".xlsx,.csv"
        label="上传付款结果"
        sentence="选择或拖入银行的付款结果"
        note={`.xlsx 或 .csv，不超过 5 MB、${PAYOUT_LINES} 行；有一行读不懂就什么也不改`}
        onFile={(file) => void send(file)}
      />
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
    </section>
  );
}
