import { FileText } from 'lucide-react';
import { countText, sizeText } from '../../../shared/courses/figures.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { fileKind } from './fileKind.ts';
import type { Material } from './outlineFacts.ts';

interface MaterialsProps {
  materials: readonly Material[];
  isGuest: boolean;
  /** Only to look at: nothing is taken. */
  isPreview?: boolean;
}

/** Files handed out with the class-hours; each is counted when it is taken. */
export function Materials({ materials, isGuest, isPreview }: MaterialsProps) {
  if (materials.length === 0) return <Empty title="没有随课资料" note="课时里的内容都可以在线看" />;
  return (
    <RowList label="资料">
      {materials.map((file) => (
        <Row
          key={file.id}
          dense
          heading="h2"
          lead={<FileText size={20} aria-hidden="true" />}
          title={file.docName}
          meta={
            <>
              {fileKind(file.docName)}
              <i className="sep" />
              {sizeText(file.fileSize)}
              {file.countDownload > 0 ? (
                <>
                  <i className="sep" />
                  下载 {countText(file.countDownload)} 次
                </>
              ) : null}
              <i className="sep" />
              {file.periodName}
            </>
          }
          end={isPreview ? undefined : <DownloadButton file={file} isGuest={isGuest} />}
        />
      ))}
    </RowList>
  );
}
