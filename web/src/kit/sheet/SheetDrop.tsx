import { FileSpreadsheet } from 'lucide-react';
import styles from './SheetImport.module.css';

interface SheetDropProps {
  checking: boolean;
  /** As of `<input accept>`. */
  accept?: string;
  /** Spoken name. */
  label?: string;
  sentence?: string;
  /** Rows that one file may have. */
  most?: number;
  /** Which files, how large. */
  note?: string;
  /** Several may be chosen at once. */
  isMany?: boolean;
  onFile: (file: File, all: readonly File[]) => void;
}

/** The place for a filled-in spreadsheet, or for another list in a file. */
export function SheetDrop({
  checking,
  accept = '.xlsx',
  label = '上传填好的表格',
  sentence = '选择或拖入填好的表格',
  most = 0,
  note = `.xlsx，不超过 5 MB、${most.toLocaleString('en-US')} 行`,
  isMany = false,
  onFile,
}: SheetDropProps) {
  return (
    <label className={styles.drop}>
      <FileSpreadsheet size={22} aria-hidden="true" />
      <span role="status">{checking ? '正在检查…' : sentence}</span>
      <small>{note}</small>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        disabled={checking}
        multiple={isMany}
        onChange={({ target }) => {
          const all = [...(target.files ?? [])];
          const [file] = all;
          if (file) onFile(file, all);
          target.value = '';
        }}
      />
    </label>
  );
}
