import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { check } from '#contract/course/coursePackage.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { call } from '../../../../kit/call.ts';
import { FilePick } from '../../../../kit/upload/FilePick.tsx';
import { useIsHere } from '../../../../kit/useIsHere.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { bringPackage, checkPackage } from '../calls.ts';
import { filesText } from './filesText.ts';
import styles from './Package.module.css';
import { PackageNotes } from './PackageNotes.tsx';

type Checked = OutputOf<typeof check.output> & { mediaId: string };

const quiet = { isShowErrTip: false };

/** A whole course out of a package of this or another platform, after a look at what is in it. */
export function PackageIn({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [fileName, setFileName] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'checking' | 'bringing' | null>(null);
  /** Does one step; what is wrong is said at the file. */
  const step = async (what: 'checking' | 'bringing', work: () => Promise<void>) => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(null);
    }
  };
  const look = (mediaId: string, name: string) => {
    if (!isHere()) return;
    setFileName(name);
    setChecked(null);
    void step('checking', async () => {
      setChecked({ ...(await call(await checkPackage(), { mediaId }, quiet)), mediaId });
    });
  };
  const bring = ({ mediaId }: Checked) =>
    step('bringing', async () => {
      const { id, courseKind } = await call(await bringPackage(), { mediaId }, quiet);
      toast('课程建好了，内容正在放进去，放好了给你发消息');
      await navigate(placesOf(courseKind, id).facts);
    });
  return (
    <Dialog
      open
      size="lg"
      title="导入课程包"
      note="IMS Common Cartridge 1.0 到 1.4，别的平台导出的也可以；先看里面有什么，再建成一门编写中的课程。"
      onClose={onClose}
    >
      <div className={styles.body}>
        <FilePick
          label="课程包"
          kind={FileKind.archive}
          required
          value={fileName || undefined}
          error={failure}
          help="ZIP 或 IMSCC 文件，最大 2 GB；会存进我的空间"
          onReady={({ id, fileName: name }) => look(id, name)}
        />
        {busy === 'checking' ? <p role="status">正在看里面有什么…</p> : null}
        {checked ? (
          <>
            <p role="status">
              「{checked.courseName}」（{CourseKind.labels[checked.courseKind]}）：{filesText(checked)}。
              {checked.noteCount === 0 ? '全部带得进来。' : `有 ${checked.noteCount} 处不照原样：`}
            </p>
            {checked.noteCount > 0 ? <PackageNotes notes={checked.notes} noteCount={checked.noteCount} /> : null}
            <Button
              variant="primary"
              loading={busy === 'bringing'}
              loadingLabel="正在新建"
              onClick={() => void bring(checked)}
            >
              建成一门新课程
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
