import type { ReactNode } from 'react';
import type { Hit } from '#contract/course/search.ts';
import { foundPath, SearchKind } from '#contract/rules/searchKinds.ts';
import { CardPrice } from '../../../shared/courses/CardPrice.tsx';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { learnersOf } from '../../../shared/courses/learnersOf.ts';
import { Who } from '../../../shared/courses/Who.tsx';
import { dayText } from '../../../shared/courses/figures.ts';
import { Marked } from '../../../kit/Marked.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './HitRow.module.css';

/** One result of any kind. */
export function HitRow({ hit, str }: { hit: Hit; str: string }) {
  const { course } = hit;
  const learners = course ? learnersOf(course) : '';
  return (
    <Row
      stacks
      to={foundPath(hit.type, hit.id)}
      heading="h2"
      lead={<Lead hit={hit} />}
      title={<Marked text={hit.title} marks={hit.titleMarks} />}
      tags={
        <>
          <Tag>{SearchKind.labels[hit.type] ?? '内容'}</Tag>
          {wantedTags(course?.tags ?? [], str).map((tag) => (
            <Tag key={tag} tone="ok">
              {tag}
            </Tag>
          ))}
        </>
      }
      meta={
        course ? (
          <>
            <Who course={course} />
            {learners ? (
              <span className={styles.learners}>
                <i className="sep" />
                {learners}
              </span>
            ) : null}
          </>
        ) : (
          !isNews(hit) && hit.note
        )
      }
      end={mainFactOf(hit)}
    >
      {hit.summary ? (
        <p className={styles.summary}>
          <Marked text={hit.summary} marks={hit.summaryMarks} />
        </p>
      ) : null}
    </Row>
  );
}

/** The tags of a course that were asked for: a title need not say why it is here. */
export function wantedTags(tags: readonly string[], str: string): string[] {
  const asked = str.toLowerCase();
  const words = asked.split(/\s+/).filter((word) => [...word].length > 1);
  return tags.filter(
    (tag) => asked.includes(tag.toLowerCase()) || words.some((word) => tag.toLowerCase().includes(word)),
  );
}

const isNews = ({ type }: Hit): boolean => type === SearchKind.article;

/** What it costs, pays or weighs; news say when they were published. */
function mainFactOf(hit: Hit): ReactNode {
  if (hit.course) return <CardPrice course={hit.course} />;
  if (hit.figure !== '') return <b className={styles.figure}>{hit.figure}</b>;
  return isNews(hit) && hit.note !== '' ? <span className={styles.day}>{dayText(hit.note)}</span> : null;
}

function Lead({ hit: { type, id, title, note, img, course } }: { hit: Hit }) {
  if (course) return <CourseCover course={course} size="sm" className={styles.cover} />;
  if (type === SearchKind.lecturer) return <Avatar name={title} src={img} size={56} />;
  if (type === SearchKind.organization) return <Avatar name={title} src={img} shape="org" size={56} />;
  // What stands for a vacancy is whose it is, not a picture of it.
  if (type === SearchKind.vacancy) return <Avatar name={note} src={img} shape="org" size={56} />;
  return <Cover id={id} src={img} topics={[title]} size="sm" className={styles.cover} />;
}
