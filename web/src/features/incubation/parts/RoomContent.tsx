import type { OutputOf } from '#contract/kit/schema.ts';
import type { open } from '#contract/startup/dataRoom.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import styles from './Incubation.module.css';

type Room = OutputOf<typeof open.output>;

const texts = [
  ['problem', '解决什么问题'],
  ['solution', '怎么做'],
  ['figures', '到那一天的数字'],
] as const;

/** All that is in a room, with the day on which it was so. */
export const RoomContent = ({ room: { words, asOfAt, snapshot, parts } }: { room: Room }) => (
  <div className={styles.columns}>
    <div className={styles.main}>
      {words === '' ? null : <p className={styles.words}>{words}</p>}
      {texts.map(([key, title]) =>
        snapshot[key] === '' ? null : (
          <section key={key} aria-labelledby={key}>
            <SectionHead id={key} title={title} />
            <p className={styles.words}>{snapshot[key]}</p>
          </section>
        ),
      )}
      {snapshot.milestones.length === 0 ? null : (
        <section aria-labelledby="milestones">
          <SectionHead id="milestones" title="通过的里程碑" note={`由${snapshot.hostName}检查`} />
          <RowList label="通过的里程碑">
            {snapshot.milestones.map((one) => (
              <Row
                key={`${one.title}${one.dueOn}`}
                stacks
                title={one.title}
                meta={`${one.dueOn} 之前`}
                end={`${one.acceptedOn} 通过`}
              >
                <p className={styles.words}>{one.goal}</p>
              </Row>
            ))}
          </RowList>
        </section>
      )}
      {parts.map(({ name, givenAt, items }, at) => (
        <section key={`${name}${givenAt}`} aria-labelledby={`part${at}`}>
          <SectionHead id={`part${at}`} title={name} note={`${givenAt.slice(0, 10)} 同意给出`} />
          <EvidenceList label={`${name}的材料`} items={items} />
        </section>
      ))}
    </div>
    <aside aria-label="关于这个项目">
      <FactList
        label="基本情况"
        facts={[
          { label: '照', value: `${asOfAt.slice(0, 10)} 的样子` },
          { label: '走到', value: snapshot.stage },
          { label: '孵化', value: snapshot.hostName },
          ...snapshot.team.map(({ name, duty }) => ({ label: name, value: duty })),
        ]}
      />
    </aside>
  </div>
);
