import { Download } from 'lucide-react';
import { useState } from 'react';
import { questionFormats } from '#contract/rules/questionExchange.ts';
import { Button } from '../../../ui/Button.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BadSheetButton } from './BadSheetButton.tsx';
import { BringDialog } from './BringDialog.tsx';
import { HOME } from './calls.ts';
import styles from './Import.module.css';
import type { OpenImport } from './loadImport.ts';

/** What the check found, and the ways on. */
export function Checked({ of }: { of: OpenImport }) {
  const [asking, setAsking] = useState(false);
  const { id, fileName, format, totalCount, badCount } = of.imported;
  const goodCount = totalCount - badCount;
  return (
    <>
      <Figures
        items={[
          { name: '文件里的题', value: totalCount },
          { name: '可以导入', value: goodCount },
          { name: '需要修改', value: badCount },
          { name: '和已有的重复', value: of.repeatedCount },
        ]}
      />
      <p className={styles.words}>
        {fileName}（{questionFormats[format]}）：还什么都没有导入。
        {badCount > 0 ? '可以先导入好的题，需要修改的改好之后再传一次。' : '每一道题都没有问题。'}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={goodCount === 0} onClick={() => setAsking(true)}>
          导入 {goodCount} 道题
        </Button>
        {badCount > 0 ? <BadSheetButton id={id} icon={<Download size={18} aria-hidden="true" />} /> : null}
        <LinkButton to={HOME}>重新上传</LinkButton>
      </div>
      {asking ? <BringDialog of={of} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
