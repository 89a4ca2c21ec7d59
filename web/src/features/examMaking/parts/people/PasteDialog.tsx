import { useState } from 'react';
import type { checkLines as checkCall, readSheet } from '#contract/exam/candidate.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { useFinish } from '../../../../kit/form/useFinish.ts';
import { call } from '../../../../kit/call.ts';
import { SheetDrop } from '../../../../kit/sheet/SheetDrop.tsx';
import { sendSheet } from '../../../../kit/sheet/sendSheet.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { addLines, checkLines, READ_SHEET } from '../calls.ts';
import { pastedLines } from './pastedLines.ts';

type Checked = OutputOf<typeof checkCall.output>;
type Issue = Checked['issues'][number];

const columns = [
  { key: 'line', head: '行', width: 60, cell: ({ line }: Issue) => line },
  { key: 'name', head: '姓名', cell: ({ name }: Issue) => name || '—' },
  { key: 'number', head: '学号或手机号', cell: ({ number }: Issue) => number || '—' },
  { key: 'reason', head: '问题', cell: ({ reason }: Issue) => reason },
];

/** A list copied from a spreadsheet or read from one: looked at first, then the lines without a problem are brought in. */
export function PasteDialog({ assessmentId, onClose }: { assessmentId: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const lines = pastedLines(text);
  const during = async (work: () => Promise<void>) => {
    setSending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setSending(false);
    }
  };
  const take = (text: string) => {
    setText(text);
    setChecked(null);
  };
  const read = (file: File) =>
    during(async () => {
      const { lines: found } = await sendSheet<OutputOf<typeof readSheet.output>>(READ_SHEET, file, { assessmentId });
      take(found.map(({ name, number }) => `${name}\t${number}`).join('\n'));
    });
  const check = () =>
    during(async () => setChecked(await call(await checkLines(), { assessmentId, lines }, { isShowErrTip: false })));
  const add = () =>
    during(async () => {
      const { addedCount } = await call(await addLines(), { assessmentId, lines }, { isShowErrTip: false });
      await finish(`已添加 ${addedCount} 人`);
    });
  return (
    <Dialog
      open
      size="lg"
      lightDismiss={false}
      title="导入考生名单"
      note="姓名与学号（或手机号），一行一位，从表格里复制两列贴进来，或者读一个文件；姓名可以不填，填了会核对"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          {checked && checked.fineCount > 0 ? (
            <Button variant="primary" loading={isSending} loadingLabel="导入中" onClick={() => void add()}>
              导入没有问题的 {checked.fineCount} 人
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={lines.length === 0}
              loading={isSending}
              loadingLabel="检查中"
              onClick={() => void check()}
            >
              检查 {lines.length} 行
            </Button>
          )}
        </>
      }
    >
      <Field label="名单" error={failure}>
        <Textarea
          rows={8}
          placeholder={'林晓\t23010101\n周远\t23010102'}
          value={text}
          onChange={({ target }) => take(target.value)}
        />
      </Field>
      <SheetDrop
        checking={isSending}
        label="从文件里读"
        sentence="也可以选择或拖入一个文件，读出来的名单先放在上面"
        note=".xlsx，表头有「姓名」和「学号」或「手机号」，不超过 5 MB"
        onFile={(file) => void read(file)}
      />
      {checked && checked.issues.length > 0 ? (
        <Table
          caption="有问题的行"
          density="compact"
          columns={columns}
          rows={checked.issues}
          rowKey={({ line }) => String(line)}
        />
      ) : null}
    </Dialog>
  );
}
