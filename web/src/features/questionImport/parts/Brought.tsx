import { useState } from 'react';
import { ImportState } from '#contract/rules/importStates.ts';
import { UNDO_HOURS } from '#contract/rules/questionExchange.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BadSheetButton } from './BadSheetButton.tsx';
import { HOME } from './calls.ts';
import styles from './Import.module.css';
import type { OpenImport } from './loadImport.ts';
import { UndoDialog } from './UndoDialog.tsx';

/** What became of an import, and the way back while there is one. */
export function Brought({ of: { imported } }: { of: OpenImport }) {
  const [asking, setAsking] = useState(false);
  const { id, fileName, totalCount, badCount, broughtCount, importStatus, importedAt, undoneAt, canUndo } = imported;
  const isUndone = importStatus === ImportState.undone;
  return (
    <>
      {isUndone ? (
        <Banner tone="info">
          这次导入在 {shownTime(undoneAt ?? '')} 撤销了：没有用过、没有改过的题在题库的回收站里。
        </Banner>
      ) : null}
      <Figures
        items={[
          { name: isUndone ? '曾经导入' : '放进题库', value: broughtCount },
          { name: '没有导入', value: totalCount - broughtCount },
          { name: '导入时间', value: shownTime(importedAt ?? '') },
        ]}
      />
      <p className={styles.words}>
        {fileName}
        {canUndo ? `：${UNDO_HOURS} 小时内可以撤销，已经用过或改过的题会留下。` : '。'}
      </p>
      <div className={styles.actions}>
        <LinkButton to="/account/subject" variant="primary">
          看题库
        </LinkButton>
        {badCount > 0 ? <BadSheetButton id={id} /> : null}
        {canUndo ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            撤销导入
          </Button>
        ) : null}
        <LinkButton to={HOME}>再导入一份</LinkButton>
      </div>
      {asking ? <UndoDialog of={imported} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
