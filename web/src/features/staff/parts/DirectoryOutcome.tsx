import type { OutputOf } from '#contract/kit/schema.ts';
import type { read } from '#contract/user/orgDirectory.ts';
import { importPath } from '../../../kit/sheet/sheetPage.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Directory.module.css';
import { staffSheet } from './staffSheet.ts';

export type Outcome = OutputOf<typeof read.output>;

/** What came of reading the directory, and what is left to be done by hand. */
export function DirectoryOutcome({ outcome }: { outcome: Outcome }) {
  const { personCount, departmentCount, changedCount, newCount, badCount, importId, goneCount, gone } = outcome;
  return (
    <section className={styles.outcome} aria-label="读到的">
      <Figures
        items={[
          { name: '目录里的人', value: personCount },
          { name: '补上的部门', value: departmentCount },
          { name: '更新的人', value: changedCount },
          { name: '新的人', value: newCount },
        ]}
      />
      {importId ? (
        <p className={styles.words}>
          {newCount} 位新的人还没有邀请{badCount > 0 ? `，其中 ${badCount} 位要先改` : ''}。
        </p>
      ) : null}
      {importId ? (
        <div>
          <LinkButton to={importPath(staffSheet, importId)} variant="primary">
            看新的人
          </LinkButton>
        </div>
      ) : null}
      {goneCount > 0 ? (
        <p className={styles.words}>
          {goneCount} 位在职员工的工号目录里没有了：
          {gone.map(({ memberName, jobNumber }) => `${memberName}（${jobNumber}）`).join('、')}
          {goneCount > gone.length ? ' 等' : ''}
        </p>
      ) : null}
    </section>
  );
}
