import { Download } from 'lucide-react';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { plainWords, sheetOfWords } from './wordCalls.ts';

/** The whole list as a file; what is downloaded can be read in again. */
export function WordFiles() {
  const plain = usePress(plainWords);
  const sheet = usePress(sheetOfWords);
  const icon = <Download size={16} aria-hidden="true" />;
  return (
    <>
      <Button
        size="sm"
        icon={icon}
        loading={plain.sending}
        onClick={() => void plain.send({}).then((file) => file && keepFile(file))}
      >
        导出文本
      </Button>
      <Button
        size="sm"
        icon={icon}
        loading={sheet.sending}
        onClick={() => void sheet.send({}).then((file) => file && keepFile(file))}
      >
        导出表格
      </Button>
    </>
  );
}
