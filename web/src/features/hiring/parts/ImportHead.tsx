import { useState } from 'react';
import { ImportState } from '#contract/rules/importStates.ts';
import { TAKE_BACK_HOURS } from '#contract/rules/importedTalent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { BringDialog } from './BringDialog.tsx';
import { IMPORT_HOME, IMPORTED_HOME, undoImport } from './importedCalls.ts';
import styles from './Imported.module.css';
import type { OpenTalentImport } from './loadTalentImport.ts';
import { ResumeDrop } from './ResumeDrop.tsx';

/** What was read, and the ways on. */
export function ImportChecked({ of }: { of: OpenTalentImport }) {
  const [asking, setAsking] = useState(false);
  const { id, totalCount, badCount, fileNames } = of.imported;
  const goodCount = totalCount - badCount - of.repeatedCount;
  return (
    <>
      <Figures
        items={[
          { name: '读到的简历', value: totalCount },
          { name: '可以导入', value: goodCount },
          { name: '读不了', value: badCount },
          { name: '已经有了', value: of.repeatedCount },
        ]}
      />
      <p className={styles.words}>{fileNames.join('、')}：还什么都没有导入；检查的内容放一天就清掉。</p>
      <div className={styles.actions}>
        <Button variant="primary" disabled={goodCount === 0} onClick={() => setAsking(true)}>
          导入 {goodCount} 份
        </Button>
        <LinkButton to={IMPORT_HOME}>重新选文件</LinkButton>
      </div>
      <div className={styles.drop}>
        <ResumeDrop id={id} />
      </div>
      {asking ? <BringDialog of={of} goodCount={goodCount} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** What became of an import, and the way back while there is one. */
export function ImportBrought({ of: { imported } }: { of: OpenTalentImport }) {
  const [asking, setAsking] = useState(false);
  const { send, sending } = usePress(undoImport);
  const { id, totalCount, broughtCount, importStatus, importedAt, undoneAt, canUndo } = imported;
  const isUndone = importStatus === ImportState.undone;
  const undo = async () => {
    await send({ id }, '撤销成功，没有动过的已经删除');
    setAsking(false);
  };
  return (
    <>
      {isUndone ? (
        <Banner>这次导入在 {shownTime(undoneAt ?? '')} 撤销了，移动过、写过备注或加过标签的人留着</Banner>
      ) : null}
      <Figures
        items={[
          { name: isUndone ? '曾经导入' : '进了人才库', value: broughtCount },
          { name: '没有导入', value: totalCount - broughtCount },
          { name: '导入时间', value: shownTime(importedAt ?? '') },
        ]}
      />
      <div className={styles.actions}>
        <LinkButton to={IMPORTED_HOME} variant="primary">
          看导入的人
        </LinkButton>
        {canUndo ? (
          <Button variant="danger" onClick={() => setAsking(true)}>
            撤销导入
          </Button>
        ) : null}
        <LinkButton to={IMPORT_HOME}>再导入一批</LinkButton>
      </div>
      <AskFirst
        open={asking}
        title="撤销这次导入"
        note={`导入的 ${broughtCount} 位里，没有移动过、没有备注与标签的都删除；${TAKE_BACK_HOURS} 小时之后不能撤销。`}
        confirmLabel="撤销导入"
        danger
        loading={sending}
        loadingLabel="撤销中"
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
