import { useNavigate } from 'react-router';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type * as desk from '#contract/startup/typicalCaseDesk.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { CASE_ADD } from './programmeAddresses.ts';
import { beginCase } from './programmeCalls.ts';
import styles from './Programme.module.css';

type Page = OutputOf<typeof desk.candidates.output>;

/** The projects that graduated and have no case: one press makes a draft. */
export function CaseCandidates({ page: { list, totalCount } }: { page: Page }) {
  if (list.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="candidates">
      <SectionHead
        id="candidates"
        title="毕业了还没有写的"
        note={totalCount > list.length ? `最近的 ${list.length} 个，共 ${totalCount} 个` : `${totalCount} 个`}
      />
      <RowList label="毕业了还没有写的项目">
        {list.map((row) => (
          <Candidate key={row.id} row={row} />
        ))}
      </RowList>
    </section>
  );
}

function Candidate({ row: { id, projectName, slogan, stateTime } }: { row: Page['list'][number] }) {
  const navigate = useNavigate();
  const { send, sending } = usePress(beginCase);
  const begin = async () => {
    const made = await send({ projectId: id });
    if (made) await navigate(`${CASE_ADD}?id=${made.id}`);
  };
  return (
    <Row
      title={projectName}
      meta={[slogan, `${shownTime(stateTime)} 毕业`].filter(Boolean).join('，')}
      end={
        <Button size="sm" loading={sending} aria-label={`把${projectName}写成案例`} onClick={() => void begin()}>
          写成案例
        </Button>
      }
    />
  );
}
