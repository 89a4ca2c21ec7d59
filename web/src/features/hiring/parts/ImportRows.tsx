import type { TalentImportRow } from '#contract/position/talentImport.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Imported.module.css';
import { rowSpec } from './loadTalentImport.ts';
import type { OpenTalentImport } from './loadTalentImport.ts';

/** What was read of the files, refused ones first; each fault stands at its place. */
export function ImportRows({ of: { imported, rows } }: { of: OpenTalentImport }) {
  const list = useList(rowSpec, rows);
  const { totalCount, badCount } = imported;
  return (
    <section aria-label="文件里的简历">
      {badCount > 0 ? (
        <Tabs
          label="列出哪些简历"
          items={[
            { key: 'all', label: '全部', count: totalCount, to: list.hrefOf({ filters: { show: 'all' } }) },
            { key: 'bad', label: '读不了', count: badCount, to: list.hrefOf({ filters: { show: 'bad' } }) },
          ]}
          current={list.filters.show}
        />
      ) : null}
      <List of={list} unit="份" empty={<Empty title="没有读不了的简历" />}>
        {(page) => (
          <ul className={styles.people} aria-label="简历">
            {page.map((row) => (
              <li key={row.row}>
                <ImportedRow row={row} isChecked={imported.importedAt === null} />
              </li>
            ))}
          </ul>
        )}
      </List>
    </section>
  );
}

function ImportedRow({
  row: { place, isRepeated, issues, resume },
  isChecked,
}: {
  row: TalentImportRow;
  isChecked: boolean;
}) {
  const isRefused = resume === null && issues.length > 0;
  const told = resume && [
    resume.headline,
    resume.education[0]?.schoolName,
    resume.work[0]?.companyName,
    `${resume.education.length + resume.work.length + resume.project.length} 段经历`,
  ];
  return (
    <>
      <p className={styles.person}>
        {isRefused ? <Tag tone="danger">读不了</Tag> : null}
        {isRepeated === 1 && isChecked ? <Tag tone="warn">已经有了，会跳过</Tag> : null}
        <b>{resume?.name ?? place}</b>
        {resume ? <small>{place}</small> : null}
      </p>
      {told ? <p className={styles.words}>{told.filter(Boolean).join('，')}</p> : null}
      {issues.length > 0 ? (
        <ul className={styles.issues} data-refused={isRefused || undefined}>
          {issues.map(({ column, reason }) => (
            <li key={`${column}${reason}`}>
              {column}：{reason}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
