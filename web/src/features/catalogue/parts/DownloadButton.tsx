import { Download } from 'lucide-react';
import { useAct } from '../../../shared/courses/useAct.ts';
import { saveFile } from '../../../kit/saveFile.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { downloadWare } from './calls.ts';
import type { Material } from './outlineFacts.ts';

interface DownloadButtonProps {
  file: Pick<Material, 'id' | 'docName' | 'isLocked'>;
  isGuest: boolean;
  size?: 'sm' | 'lg';
}

/** Asks for a signed address and opens it; guests sign in first. */
export function DownloadButton({ file, isGuest, size = 'sm' }: DownloadButtonProps) {
  const login = useLoginAddress();
  const { act, busy } = useAct(downloadWare, { onDone: ({ url, fileName }) => saveFile(url, fileName) });
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
