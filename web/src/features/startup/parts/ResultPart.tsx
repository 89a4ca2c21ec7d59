import { startProjectPath } from '#contract/rules/pagePaths.ts';
import { NONE } from '#contract/rules/id.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import type * as programme from '#contract/startup/programme.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Policy.module.css';
import { resultSpec } from './programmeAddresses.ts';

interface ResultPartProps {
  result: NonNullable<OutputOf<typeof programme.view.output>['result']>;
  loaded: LoadedList<OutputOf<typeof programme.results.output>>;
  places: number;
}

/** Who was admitted, and by which line; scores are for the teams alone. */
export function ResultPart({ result, loaded, places }: ResultPartProps) {
  const list = useList(resultSpec, loaded);
  return (
    <section aria-labelledby="result">
      <SectionHead
        id="result"
        title="入选名单"
        note={`${result.countApplied} 份申请，${pointsText(result.line)} 分入选，${places} 个名额用了 ${result.countAdmitted} 个，${shownTime(result.resultAt)} 公布`}
      />
      {result.resultNote === '' ? null : <p className={styles.words}>{result.resultNote}</p>}
      <List of={list} unit="个" empty={<Empty title="没有项目入选" note="没有一份申请达到分数线" />}>
        {(rows) => (
          <RowList label="入选名单">
            {rows.map(({ id, projectId, projectName, slogan, startField }) => (
              <Row
                key={id}
                title={projectName}
                to={projectId === NONE ? undefined : startProjectPath(projectId)}
                meta={[StartField.labels[startField], slogan].filter(Boolean).join('，')}
              />
            ))}
          </RowList>
        )}
      </List>
    </section>
  );
}
