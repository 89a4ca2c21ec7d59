import { BadgeCheck, CircleX, RefreshCw } from 'lucide-react';
import type { VerifiedTranscript } from '#contract/user/transcript.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './Verify.module.css';

const verdicts = {
  valid: { word: '成绩单有效', Sign: BadgeCheck },
  superseded: { word: '成绩单属实，此后有更新', Sign: RefreshCw },
  revoked: { word: '成绩单已撤销', Sign: CircleX },
} as const;

type Mark = VerifiedTranscript['terms'][number]['rows'][number];

const columns: Column<Mark>[] = [
  { key: 'name', head: '名称', cell: ({ name }) => name },
  { key: 'credit', head: '学分', width: 72, align: 'end', cell: ({ credit }) => credit },
  { key: 'total', head: '总评', width: 72, align: 'end', cell: ({ total }) => total ?? '免修' },
  { key: 'point', head: '绩点', width: 72, align: 'end', cell: ({ point }) => point?.toFixed(2) ?? '不计' },
];

/** What a transcript said when it was issued, and how it stands now. */
export function TranscriptResult({ transcript: shown }: { transcript: VerifiedTranscript }) {
  const { word, Sign } = verdicts[shown.state];
  const facts = [shown.schoolName, shown.major, shown.holderName, shown.transcriptNo].filter(Boolean).join('，');
  const granted = shown.credits.map(({ name, credit }) => `${name} ${credit}`).join('，');
  return (
    <section className={styles.result} data-state={shown.state} role="status">
      <h2 className={styles.verdict}>
        <Sign size={26} aria-hidden="true" />
        {word}
      </h2>
      {shown.state === 'superseded' && shown.supersededAt ? (
        <p className={styles.why}>{dayText(shown.supersededAt)}以后成绩或学分有更新，请持有人重新开具</p>
      ) : null}
      {shown.state === 'revoked' && shown.revokedAt ? (
        <p className={styles.why}>
          {dayText(shown.revokedAt)}撤销：{shown.revokeReason}
        </p>
      ) : null}
      <p className={styles.why}>{facts}</p>
      <p className={styles.why}>
        {dayText(shown.issuedAt)}开具，平均绩点 {shown.average?.toFixed(2) ?? '不计'}，获得学分 {shown.earned}
      </p>
      {shown.terms.map(({ termName, rows }) => (
        <section key={termName} className={styles.facts} aria-label={termName}>
          <h3>{termName}</h3>
          <Table caption={termName} columns={columns} rows={rows} rowKey={({ name }) => name} density="compact" />
        </section>
      ))}
      {granted === '' ? null : <p className={styles.why}>经申请认定的学分：{granted}</p>}
      <p className={styles.note}>这里是开具时的内容，请与纸上的对照；为保护持有人，姓名只显示一部分。</p>
    </section>
  );
}
