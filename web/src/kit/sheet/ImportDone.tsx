import { useState } from 'react';
import { ImportState, UNDO_DAYS } from '#contract/rules/importStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BadRows } from './BadRows.tsx';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import styles from './SheetImport.module.css';
import type { SheetPage } from './sheetPage.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** What became of an import, and the way back while there is one. */
export function ImportDone({ of, view }: { of: SheetPage; view: ImportView }) {
  const [asking, setAsking] = useState(false);
  const { id, fileName, totalCount, badCount, importStatus, importedAt, undoneAt, canUndo } = view;
  const isUndone = importStatus === ImportState.undone;
  return (
    <>
      {isUndone ? (
        <Banner tone="info">
          这次导入在 {shownTime(undoneAt ?? '')} 撤销了，{of.words.undone}。
        </Banner>
      ) : null}
      <Figures
        items={[
          { name: isUndone ? '曾经导入' : of.words.brought, value: totalCount - badCount },
          { name: '没有导入', value: badCount },
          { name: '导入时间', value: shownTime(importedAt ?? '') },
        ]}
      />
      <p className={styles.words}>
        {fileName}
        {canUndo ? `：${UNDO_DAYS} 天内可以撤销，${of.words.keeps}。` : '。'}
      </p>
      <div className={styles.actions}>
        <LinkButton to={of.broughtPath} variant="primary">
          {of.words.broughtLink}
        </LinkButton>
        {badCount > 0 ? <ErrorFileButton of={of} id={id} /> : null}
        {canUndo ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            撤销导入
          </Button>
        ) : null}
        <LinkButton to={of.path}>再导入一份</LinkButton>
      </div>
      {view.bad.length > 0 ? <BadRows of={of} view={view} /> : null}
      {asking ? <UndoDialog of={of} view={view} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
