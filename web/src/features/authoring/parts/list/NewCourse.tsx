import { useNavigate } from 'react-router';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { useSession } from '../../../../kit/session.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import { isAuthor } from '../authors.ts';
import { NewCourseFields } from './NewCourseFields.tsx';
import styles from '../facts/Facts.module.css';
import { NotAnAuthor } from './NotAnAuthor.tsx';
import { useNewCourse } from './useNewCourse.ts';

/** A new course on a page of its own: its kind and its name, then the first step opens. */
export function NewCourse({ courseKind }: { courseKind: CourseKind | undefined }) {
  const navigate = useNavigate();
  const session = useSession();
  const sending = useNewCourse(courseKind, (to) => navigate(to, { replace: true }));
  return (
    <>
      <PageHead size="work" title="新建课程" note="先起一个名称，随时可以改" />
      {isAuthor(session) ? (
        <CallForm
          of={sending}
          label="新建课程"
          actions={
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="新建中">
              新建，开始填写
            </Button>
          }
        >
          <div className={styles.new}>
            <NewCourseFields form={sending.form} />
          </div>
        </CallForm>
      ) : (
        <NotAnAuthor />
      )}
    </>
  );
}
