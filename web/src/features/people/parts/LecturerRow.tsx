import { lecturerPath } from '#contract/rules/pagePaths.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { FollowButton } from '../../../shared/courses/FollowButton.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './LecturerRow.module.css';

interface LecturerRowProps {
  lecturer: LecturerCard & { isAttention: 0 | 1 };
  heading?: 'h2' | 'h3';
}

/** One lecturer of a list, with the way to follow. */
export function LecturerRow({ lecturer, heading = 'h2' }: LecturerRowProps) {
  const { lecturerUserNo, lecturerName, position, orgName, brief, tags } = lecturer;
  return (
    <Row
      stacks
      to={lecturerPath(lecturerUserNo)}
      heading={heading}
      lead={<Avatar name={lecturerName} src={lecturer.headImgUrl} size={72} />}
      title={lecturerName}
      tags={tags.slice(0, 3).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      meta={
        <>
          {orgName}
          {orgName && position ? <i className="sep" /> : null}
          {position}
        </>
      }
      end={<FollowButton target={{ lecturerUserNo }} name={lecturerName} followed={lecturer.isAttention === 1} />}
    >
      {brief ? <p className={styles.brief}>{brief}</p> : null}
      <p className={styles.figures}>{figuresOf(lecturer)}</p>
    </Row>
  );
}

/** What has happened so far: 8 门课，1.2 万人学过，320 人关注. */
export function figuresOf({ countCourse, countStudy, countFans }: LecturerCard): string {
  const parts = [
    countCourse > 0 ? `${countCourse} 门课` : '',
    countStudy > 0 ? `${countText(countStudy)} 人学过` : '',
    countFans > 0 ? `${countText(countFans)} 人关注` : '',
  ];
  return parts.filter(Boolean).join('，');
}
