import type { OutputOf } from '#contract/kit/schema.ts';
import { ReaderState } from '#contract/rules/startProgrammes.ts';
import type { invitations } from '#contract/startup/reading.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Policy.module.css';
import own from './Programme.module.css';
import { answerReader } from './programmeCalls.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';

type Own = OutputOf<typeof invitations.output>['list'][number];

/** The programmes that somebody reads for, and those that ask them to. */
export function Readerships({ rows }: { rows: readonly Own[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={own.block} aria-labelledby="readerships">
      <SectionHead id="readerships" title="请我评阅的征集" />
      <RowList label="请我评阅的征集">
        {rows.map((row) => (
          <ProgrammeRow key={row.readerId} row={row} heading="h3">
            {row.words === '' ? null : <p className={styles.summary}>{row.words}</p>}
            {row.readerState === ReaderState.invited ? (
              <Answers row={row} />
            ) : (
              <p className={styles.summary}>还有 {row.countWaiting} 份要评</p>
            )}
          </ProgrammeRow>
        ))}
      </RowList>
    </section>
  );
}

function Answers({ row: { readerId, title } }: { row: Own }) {
  const { send, sending } = usePress(answerReader);
  return (
    <div className={styles.acts}>
      <Button
        size="sm"
        variant="primary"
        loading={sending}
        aria-label={`接受评阅${title}`}
        onClick={() => void send({ id: readerId, isAccepted: 1 }, '已经接受')}
      >
        接受
      </Button>
      <Button
        size="sm"
        disabled={sending}
        aria-label={`不接受评阅${title}`}
        onClick={() => void send({ id: readerId, isAccepted: 0 }, '已经告诉对方')}
      >
        不接受
      </Button>
    </div>
  );
}
