import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft, Outline } from '#contract/course/draft.ts';
import { useSession } from '../../../../kit/session.tsx';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import { ChapterPanel } from '../period/ChapterPanel.tsx';
import { PeriodPanel } from '../period/PeriodPanel.tsx';
import { AT } from '#contract/rules/authoringPaths.ts';
import styles from './Outline.module.css';
import { OutlineTree } from './OutlineTree.tsx';
import { useOutline, useRoom } from './useOutline.ts';

interface OutlineRoomProps {
  draft: Draft;
  outline: Outline;
  /** The class-hours come first: without one in the address the first is open. */
  opensFirst: boolean;
}

/** The contents of a course: its outline, and beside it the chapter or class-hour that is open. */
export function OutlineRoom({ draft, outline, opensFirst }: OutlineRoomProps) {
  const userNo = useSession()?.user.userNo ?? '';
  const room = useRoom(userNo, draft.id, outline);
  const { chapters } = useOutline(room.store);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const query = new URLSearchParams(search);
  const first = opensFirst ? chapters.flatMap(({ periods }) => periods)[0] : undefined;
  const current = query.get(AT) ?? (first ? `period:${first.id}` : '');
  const hrefOf = (target: string) => {
    const next = new URLSearchParams(search);
    next.set(AT, target);
    return `${pathname}?${next}`;
  };
  const open = (target: string) => void navigate(hrefOf(target), { preventScrollReset: true, replace: query.has(AT) });
  const close = () => void navigate(hrefOf(''), { preventScrollReset: true, replace: true });
  const [kind, id = ''] = current.split(':');
  const isWritable = draft.isWritable === 1;
  const panel = { room, draft, isWritable, onClose: close, onOpen: open };
  return (
    <EditorFrame draft={draft} desk={room.desk} step="outline">
      <div className={styles.room} data-open={current !== '' || undefined}>
        <OutlineTree
          room={room}
          courseKind={draft.courseKind}
          isWritable={isWritable}
          current={current}
          onOpen={open}
        />
        <section className={styles.panel} aria-label="打开的内容">
          <Link to={hrefOf('')} className={styles.back} replace>
            <ArrowLeft size={16} aria-hidden="true" />
            返回目录
          </Link>
          {isHydrated && kind === 'period' ? <PeriodPanel key={id} id={id} {...panel} /> : null}
          {isHydrated && kind === 'chapter' ? <ChapterPanel key={id} id={id} {...panel} /> : null}
          {current === '' ? <Empty title="从左边打开一章或一个课时" note="没有的话，先在目录里加一个" /> : null}
        </section>
      </div>
    </EditorFrame>
  );
}
