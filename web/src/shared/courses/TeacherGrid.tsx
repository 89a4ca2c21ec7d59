import { Link } from '../../ui/Link.tsx';
import { lecturerPath } from '#contract/rules/pagePaths.ts';
import type { LecturerCard } from '#contract/user/lecturer.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import styles from './TeacherGrid.module.css';

type Teacher = Pick<LecturerCard, 'lecturerUserNo' | 'lecturerName' | 'headImgUrl' | 'position' | 'tags' | 'orgName'>;

/** Portraits, six in a row; on phones they scroll sideways. */
export function TeacherGrid({ lecturers }: { lecturers: readonly Teacher[] }) {
  return (
    <ul className={styles.grid} aria-label="讲师">
      {lecturers.map(({ lecturerUserNo, lecturerName, headImgUrl, position, tags, orgName }) => (
        <li key={lecturerUserNo}>
          <Link to={lecturerPath(lecturerUserNo)} className={styles.one}>
            <Avatar name={lecturerName} src={headImgUrl} size="fill" />
            <b>{lecturerName}</b>
            <span>{position || tags[0] || orgName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
