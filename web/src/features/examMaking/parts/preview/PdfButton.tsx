import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../../kit/call.ts';
import { keepFile } from '../../../../kit/sheet/keepFile.ts';
import { Button } from '../../../../ui/Button.tsx';

interface PdfButtonProps {
  id: string;
  versionNo: number;
  seed: number;
  withKeys: 0 | 1;
}

/** The paper that is shown, as a file to print. */
export function PdfButton(of: PdfButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      const { pdf } = await import('#contract/exam/paper.ts');
      keepFile(await call(pdf, of));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      icon={<FileDown size={16} aria-hidden="true" />}
      loading={isBusy}
      loadingLabel="正在生成"
      onClick={() => void take()}
    >
      {of.withKeys === 1 ? 'PDF（带答案）' : 'PDF'}
    </Button>
  );
}
