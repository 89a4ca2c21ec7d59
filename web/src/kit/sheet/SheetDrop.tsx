import { FileSpreadsheet } from 'lucide-react';
import styles from './SheetImport.module.css';

interface SheetDropProps {
  checking: boolean;
  /** Rows that one file may have. */
  most: number;
  onFile: (file: File) => void;
}

/** The place for a filled-in spreadsheet. */
export function SheetDrop({ checking, most, onFile }: SheetDropProps) {
  return (
    <label className={styles.drop}>
      <FileSpreadsheet size={22} aria-hidden="true" />
      <span role="status">{checking ? '正在检查…' : '选择或拖入填好的表格'}</span>
      <small>.xlsx，不超过 5 MB、{most.toLocaleString('en-US')} 行</small>
      <input
        type="file"
        aria-label="上传填好的表格"
        accept=".xlsx"
        disabled={checking}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
