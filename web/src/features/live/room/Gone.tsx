import type { CallError } from '#contract/kit/callError.ts';
import { LOCKED } from '#contract/course/failures.ts';
import { BANNED } from '#contract/live/failures.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Room.module.css';

interface GoneProps {
  /** Null: no class was named. */
  failure: CallError | null;
  /** Whether one was in it until now. */
  wasIn?: boolean;
  onAgain?: () => void;
}

/** There is no room to show, and why. */
export function Gone({ failure, wasIn = false, onAgain }: GoneProps) {
  const locked = failure?.code === LOCKED.code ? (failure.data as { courseId: string } | null) : null;
  const back = <LinkButton to="/mylive">我的直播课</LinkButton>;
  if (!failure) {
    return (
      <div className={styles.gone}>
        <Empty as="h1" title="没有选择直播课" note="从「我的直播课」或者课程的目录进入" action={back} />
      </div>
    );
  }
  return (
    <div className={styles.gone}>
      <Empty
        as="h1"
        title={titleOf(failure, wasIn)}
        note={failure.message}
        action={
          <>
            {locked ? (
              <LinkButton variant="primary" to={`/live/detail/${locked.courseId}`}>
                去课程页
              </LinkButton>
            ) : onAgain ? (
              <Button variant="primary" onClick={onAgain}>
                再试一次
              </Button>
            ) : null}{' '}
            {back}
          </>
        }
      />
    </div>
  );
}

function titleOf({ code }: CallError, wasIn: boolean): string {
  if (!wasIn) return '进入直播间失败';
  return code === BANNED.code ? '你已被请出直播间' : '已离开直播间';
}
