import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { usePress } from '../usePress.ts';
import { BadRows } from './BadRows.tsx';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import styles from './SheetImport.module.css';
import { unitOf } from './sheetPage.ts';
import type { SheetPage } from './sheetPage.ts';

/** What a dry run found: the numbers, the rows that need a hand, and the ways on. */
export function ImportCheck({ of, view }: { of: SheetPage; view: ImportView }) {
  const [asking, setAsking] = useState(false);
  const { send, sending } = usePress(async () => (await of.calls()).run);
  const { id, fileName, totalCount, badCount } = view;
  const goodCount = totalCount - badCount;
  return (
    <>
      <Figures
        items={[
          { name: `表格里的${of.noun}`, value: totalCount },
          { name: '可以导入', value: goodCount },
          { name: '需要修改', value: badCount },
        ]}
      />
      <p className={styles.words}>
        {fileName}：还什么都没有导入。
        {badCount > 0 ? '可以先导入好的行，需要修改的改好之后再传一次。' : '每一行都没有问题。'}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={goodCount === 0} onClick={() => setAsking(true)}>
          导入 {goodCount} {unitOf(of)}
        </Button>
        {badCount > 0 ? <ErrorFileButton of={of} id={id} icon={<Download size={18} aria-hidden="true" />} /> : null}
        <LinkButton to={of.path}>重新上传</LinkButton>
      </div>
      {badCount > 0 ? <BadRows of={of} view={view} /> : null}
      {view.bad.length < badCount ? (
        <p className={styles.words}>这里只列出前 {view.bad.length} 行，其余在错误文件里。</p>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={`导入 ${goodCount} ${unitOf(of)}`}
        note={of.words.confirm(view)}
        confirmLabel={of.words.confirmLabel}
        loading={sending}
        loadingLabel="导入中"
        onConfirm={() => void send({ id }, '导入成功').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
