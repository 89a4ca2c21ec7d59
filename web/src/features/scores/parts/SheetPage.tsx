import { useState } from 'react';
import { ReleaseState } from '#contract/rules/scores.ts';
import type { Sheet } from '#contract/user/score.ts';
import type { ScoreAppeal } from '#contract/user/scoreAppeal.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { Appeals } from './Appeals.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { Distribution } from './Distribution.tsx';
import { PartsDialog } from './PartsDialog.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { ReleasedTable } from './ReleasedTable.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import styles from './ScoreTable.module.css';
import { useSheet } from './useSheet.ts';

/** The marks of one offering: what they are made of, the table, and beside it what they come to. */
export function SheetPage({ sheet, appeals }: { sheet: Sheet; appeals: LoadedPage<ScoreAppeal> | null }) {
  const of = useSheet(sheet);
  const [open, setOpen] = useState<'parts' | 'release' | null>(null);
  const close = () => setOpen(null);
  const isDraft = sheet.releaseState === ReleaseState.draft;
  const totals = sheet.students.flatMap(({ userNo }) => {
    const total = of.totalOf(userNo);
    return total.kind === 'scored' ? [total.total] : [];
  });
  const facts = [sheet.termName, sheet.gradeNames.join('、'), `${sheet.students.length} 人`, `${sheet.credit} 学分`];
  return (
    <>
      <PageHead
        size="work"
        title={sheet.offeringName}
        note={facts.filter(Boolean).join('，')}
        actions={
          <>
            <LinkButton to="/account/scores" size="sm">
              全部开课
            </LinkButton>
            {isDraft ? (
              <Button size="sm" onClick={() => setOpen('parts')}>
                组成与比重
              </Button>
            ) : null}
            {isDraft && sheet.isHead === 1 && sheet.parts.length > 0 ? (
              <Button size="sm" variant="primary" onClick={() => setOpen('release')}>
                公布成绩
              </Button>
            ) : null}
          </>
        }
      />
      {sheet.parts.length === 0 ? <NoParts onOpen={() => setOpen('parts')} /> : null}
      {sheet.parts.length > 0 && isDraft ? (
        <>
          <div className={styles.bar}>
            <span>填 0–100（一位小数）、缺考或免修；方向键与回车移动，可以从表格里整列整块粘贴</span>
            <SaveState of={of.saving.of} onRetry={of.retry} />
          </div>
          {of.saving.message ? <p role="alert">{of.saving.message}</p> : null}
          {of.wrong.length > 0 ? (
            <ul className={styles.wrong} role="alert">
              {of.wrong.map(({ key, row, studentName, partName, value }) => (
                <li key={key}>
                  第 {row} 行 {studentName}「{partName}」：{value} 不是 0–100 的成绩，没有保存
                </li>
              ))}
            </ul>
          ) : null}
          <ScoreTable sheet={sheet} of={of} />
        </>
      ) : null}
      {isDraft ? null : <ReleasedTable sheet={sheet} of={of} />}
      {appeals ? <Appeals rows={appeals} sheet={sheet} /> : null}
      <Distribution totals={totals} />
      {sheet.changes.length > 0 ? <ChangeTable changes={sheet.changes} /> : null}
      {open === 'parts' ? <PartsDialog sheet={sheet} onClose={close} /> : null}
      {open === 'release' ? <ReleaseDialog sheet={sheet} of={of} onClose={close} /> : null}
    </>
  );
}

function NoParts({ onOpen }: { onOpen: () => void }) {
  const begin = (
    <Button size="sm" variant="primary" onClick={onOpen}>
      定组成与比重
    </Button>
  );
  return <Empty title="还没有定成绩的组成" note="例如平时 30%、期末 70%，合计 100%" action={begin} />;
}
