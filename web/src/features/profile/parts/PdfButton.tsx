import { Download } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { Audience } from '#contract/rules/visibility.ts';
import { call } from '../../../kit/call.ts';
import { saveFile } from '../../../kit/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';

const exportPdf = () => import('#contract/user/userProfile.ts').then((api) => api.exportPdf);

/** Downloads what is on the screen: the résumé for these eyes, as a PDF whose text can be selected. */
export function PdfButton({ audience }: { audience: Audience }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { pdfUrl, fileName } = await call(await exportPdf(), { audience });
      saveFile(pdfUrl, fileName);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="primary"
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      loading={busy}
      loadingLabel="准备中"
      onClick={() => void download()}
    >
      下载 PDF
    </Button>
  );
}
