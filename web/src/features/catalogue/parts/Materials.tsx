import { Download, FileText } from 'lucide-react';
import { countText, sizeText } from '../../../courses/figures.ts';
import { useAct } from '../../../courses/useAct.ts';
import { useLoginAddress } from '../../../layouts/header/useLoginAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { downloadWare } from './calls.ts';
import { fileKind } from './fileKind.ts';
import type { Material } from './outlineFacts.ts';

interface MaterialsProps {
  materials: readonly Material[];
  isGuest: boolean;
}

/** Files handed out with the class-hours; each is counted when it is taken. */
export function Materials({ materials, isGuest }: MaterialsProps) {
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
          end={<DownloadButton file={file} isGuest={isGuest} />}
        />
      ))}
    </RowList>
  );
}

interface DownloadButtonProps {
  file: Pick<Material, 'id' | 'docName' | 'isLocked'>;
  isGuest: boolean;
  size?: 'sm' | 'lg';
}

/** Asks for a signed address and opens it; guests sign in first. */
export function DownloadButton({ file, isGuest, size = 'sm' }: DownloadButtonProps) {
  const login = useLoginAddress();
  const { act, busy } = useAct(downloadWare, { onDone: ({ url, fileName }) => saveFrom(url, fileName) });
  const icon = <Download size={16} aria-hidden="true" />;
  if (isGuest) {
    return (
      <LinkButton to={login} size={size} icon={icon} aria-label={`登录后下载 ${file.docName}`}>
        下载
      </LinkButton>
    );
  }
  return (
    <Button
      size={size}
      icon={icon}
      loading={busy}
      aria-label={`下载 ${file.docName}`}
      onClick={() => act({ id: file.id })}
    >
      下载
    </Button>
  );
}

function saveFrom(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
