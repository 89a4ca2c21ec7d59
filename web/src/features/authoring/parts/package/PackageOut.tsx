import { Download } from 'lucide-react';
import { plan } from '#contract/course/coursePackage.ts';
import { useCall } from '../../../../kit/useCall.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { filesText } from './filesText.ts';
import styles from './Package.module.css';
import { PackageNotes } from './PackageNotes.tsx';

/** A whole course as one file: what is in it and what is not, before it is downloaded. */
export function PackageOut({ id, courseName, onClose }: { id: string; courseName: string; onClose: () => void }) {
  const { data, error } = useCall(plan, { id }, { staleTime: 0 });
  return (
    <Dialog
      open
      size="lg"
      title={`导出「${courseName}」`}
      note="IMS Common Cartridge 1.3 课程包：别的学习平台打得开，也可以在这里再建成一门课。"
      onClose={onClose}
    >
      {error ? <Banner tone="danger">{error.message}</Banner> : null}
      {data === undefined && !error ? <Skeleton /> : null}
      {data ? (
        <div className={styles.body}>
          <p role="status">
            {filesText(data)}。{data.noteCount === 0 ? '全部照原样带走。' : `有 ${data.noteCount} 处不照原样：`}
          </p>
          {data.noteCount > 0 ? <PackageNotes notes={data.notes} noteCount={data.noteCount} /> : null}
          <Button
            variant="primary"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => location.assign(data.url)}
          >
            下载课程包
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
