import { Download } from 'lucide-react';
import { useState } from 'react';
import type { check } from '#contract/course/courseOutline.ts';
import { OUTLINE_ROWS } from '#contract/course/courseOutline.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { keepFile } from '../../../../kit/sheet/keepFile.ts';
import { sendSheet } from '../../../../kit/sheet/sendSheet.ts';
import { SheetDrop } from '../../../../kit/sheet/SheetDrop.tsx';
import { usePress } from '../../../../kit/usePress.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { downloadOutline, outlineTemplate } from '../calls.ts';
import styles from './Outline.module.css';
import { OutlineIssues } from './OutlineIssues.tsx';
import type { Room } from './useOutline.ts';

interface OutlineSheetProps {
  room: Room;
  isWritable: boolean;
  periodName: string;
  onClose: () => void;
}

type Checked = OutputOf<typeof check.output> & { fileName: string };

const CHECK = '/course/auth/courseOutline/check';

/** The outline as a spreadsheet: out as it is, and in with what is new in it, after a look at every line. */
export function OutlineSheet({ room, isWritable, periodName, onClose }: OutlineSheetProps) {
  const { courseId: id, editor } = room;
  const download = usePress(downloadOutline);
  const template = usePress(outlineTemplate);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'checking' | 'bringing' | null>(null);
  const look = async (file: File) => {
    setBusy('checking');
    setFailure(null);
    setChecked(null);
    try {
      setChecked({ ...(await sendSheet<Omit<Checked, 'fileName'>>(CHECK, file, { id })), fileName: file.name });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(null);
    }
  };
  const bring = async ({ outlineRevision, rows }: Checked) => {
    setBusy('bringing');
    const brought = await editor.bring(outlineRevision, rows);
    setBusy(null);
    setChecked(null);
    if (!brought) return;
    toast(`加了 ${brought.chapterCount} 章、${brought.periodCount} 个${periodName}`);
    onClose();
  };
  const count = checked ? checked.chapterCount + checked.periodCount : 0;
  const keep = ({ send, sending }: typeof download, label: string) => (
    <Button
      icon={<Download size={16} aria-hidden="true" />}
      loading={sending}
      loadingLabel="准备中"
      onClick={() => void send({ id }).then((file) => file && keepFile(file))}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      size="lg"
      title="目录表格"
      note="在表格里写好目录再一次加进来；课程里已有的不改也不删。"
      onClose={onClose}
    >
      <div className={styles.sheetWays}>
        {keep(download, '下载现在的目录')}
        {isWritable ? keep(template, '下载模板') : null}
      </div>
      {isWritable ? (
        <SheetDrop checking={busy === 'checking'} most={OUTLINE_ROWS} onFile={(file) => void look(file)} />
      ) : null}
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {checked ? (
        <>
          <p className={styles.sheetNote} role="status">
            {checked.badCount > 0
              ? `${checked.fileName}：${checked.totalCount} 行里有 ${checked.badCount} 行要改，改好后再传；还什么都没有加。`
              : `${checked.fileName}：会加 ${checked.chapterCount} 章、${checked.periodCount} 个${periodName}，排在最后；${checked.keptCount} 个已经有了。`}
          </p>
          {checked.badCount > 0 ? <OutlineIssues rows={checked.bad} /> : null}
          {checked.badCount === 0 && count > 0 ? (
            <Button
              variant="primary"
              loading={busy === 'bringing'}
              loadingLabel="正在加"
              onClick={() => void bring(checked)}
            >
              加到课程里
            </Button>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
