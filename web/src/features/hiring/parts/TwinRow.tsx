import { lazy, Suspense, useState } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import type { Twin } from '#contract/position/talentTwin.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TwinReason, TwinState } from '#contract/rules/twins.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { candidatePath, comparePath } from './addresses.ts';
import { keepApart } from './calls.ts';
import styles from './Candidate.module.css';

const MergeDialog = lazy(() => import('./MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

/** Two accounts that may be one person: why, what each applied for, and the decision. */
export function TwinRow({ row }: { row: Twin }) {
  const { one, other, twinState, reasons, bothFor, decidedAt } = row;
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(keepApart);
  const about = [
    bothFor.length > 0 ? `都投递了「${bothFor.join('」「')}」` : '',
    decidedAt === null ? '' : `${shownTime(decidedAt)} ${TwinState.labels[twinState]}`,
  ];
  return (
    <Row
      heading="h2"
      stacks
      title={`${one.name}、${other.name}`}
      tags={reasons.map((reason) => (
        <Tag key={reason}>{TwinReason.labels[reason]}</Tag>
      ))}
      meta={about.filter(Boolean).join('；')}
      end={
        <LinkButton size="sm" to={comparePath([one.id, other.id])} aria-label={`并排比较${one.name}与${other.name}`}>
          并排比较
        </LinkButton>
      }
    >
      <ul className={styles.twins}>
        {[one, other].map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <Can action="talent:edit">
        <p className={styles.acts}>
          {twinState === TwinState.merged ? null : (
            <Button size="sm" aria-label={`合并${one.name}与${other.name}`} onClick={() => setAsked(true)}>
              合并
            </Button>
          )}
          {twinState === TwinState.apart ? null : (
            <Button
              size="sm"
              variant="text"
              loading={sending}
              aria-label={`${one.name}与${other.name}不是同一位`}
              onClick={() => void send({ id: one.id, otherId: other.id }, '记下了，他们是两位候选人')}
            >
              不是同一位
            </Button>
          )}
        </p>
      </Can>
      {isAsked ? (
        <Suspense>
          <MergeDialog one={one} other={other} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </Row>
  );
}

const Person = ({ person }: { person: Candidate }) => (
  <li className={styles.twin}>
    <Avatar name={person.name} src={person.headImgUrl} size={44} />
    <span>
      <TextLink to={candidatePath(person.id)}>{person.name}</TextLink>
      <span className={styles.words}>
        {[
          person.headline,
          person.vacancyName,
          `${shownTime(person.appliedAt)} 投递`,
          ApplicationState.labels[person.applicationState],
        ]
          .filter(Boolean)
          .join('，')}
      </span>
    </span>
  </li>
);
