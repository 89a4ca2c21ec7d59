import type { CategoryTree } from '#contract/course/category.ts';
import type { Draft, Outline } from '#contract/course/draft.ts';
import { useSession } from '../../../../kit/session.tsx';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import styles from '../frame/Frame.module.css';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import type { Room } from '../outline/useOutline.ts';
import { useRoom } from '../outline/useOutline.ts';
import { FactsForm } from './FactsForm.tsx';
import { Lesson } from './Lesson.tsx';
import { useJump } from './useJump.ts';

interface FactsRoomProps {
  draft: Draft;
  /** Of a lesson alone, which is written here too. */
  outline: Outline | null;
  categories: readonly CategoryTree[];
  lecturers: readonly { value: string; label: string }[] | null;
}

const nothing: Outline = { outlineRevision: 0, chapters: [] };

/** Writing the facts of a course. */
export function FactsRoom({ draft, outline, categories, lecturers }: FactsRoomProps) {
  const userNo = useSession()?.user.userNo ?? '';
  const room: Room = useRoom(userNo, draft.id, outline ?? nothing);
  const { outline: next } = placesOf(draft.courseKind, draft.id);
  const isHydrated = useHydrated();
  useJump();
  return (
    <EditorFrame draft={draft} desk={room.desk} step="facts">
      <FactsForm draft={draft} desk={room.desk} categories={categories} lecturers={lecturers} />
      {outline && isHydrated ? <Lesson room={room} draft={draft} /> : null}
      {next ? (
        <p className={styles.next}>
          <LinkButton to={next} variant="primary">
            下一步：上传内容
          </LinkButton>
        </p>
      ) : null}
    </EditorFrame>
  );
}
