import { useState } from 'react';
import type { Bindings } from '#contract/user/extAccount.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { exportMyData } from './calls.ts';
import styles from './Devices.module.css';

/** Everything the platform keeps of somebody, in one file. */
export function ExportPart({ bindings }: { bindings: Bindings }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="导出我的数据">
      <h2 className={styles.title}>导出我的数据</h2>
      <p className={styles.note}>
        账号、档案、学习记录、证书、收藏、消息、登录记录等全部内容，一个 JSON 文件，用记事本就能打开。
      </p>
      <Button onClick={() => setOpen(true)}>导出数据</Button>
      {open ? <ExportDialog bindings={bindings} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function ExportDialog({ bindings, onClose }: { bindings: Bindings; onClose: () => void }) {
  const sending = useProvenForm(exportMyData, {
    ways: bindings.proofWays,
    initial: {},
    onDone: ({ fileName, content }) => {
      saveFile(fileName, content);
      toast('导出成功，文件已保存到下载文件夹');
      onClose();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="导出我的数据"
      note="文件里有手机号、身份证号码等个人信息，请妥善保管"
      size="sm"
      label="导出我的数据"
      submitLabel="导出数据"
      busyLabel="导出中"
      onClose={onClose}
    >
      <ProofFields form={sending.form} ways={bindings.proofWays} receivers={bindings} errorOf={sending.errorOf} />
    </FormDialog>
  );
}

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
