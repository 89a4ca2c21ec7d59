import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import type { Mentioned } from './mentions.ts';

export type NamedKeeper = ReturnType<typeof createNamed>;

/** Who was chosen behind an @ in what is being written: kept in this browser beside the draft, so that both come back. */
export function createNamed(me: string) {
  const known = new Map<string, readonly Mentioned[]>();
  const nameOf = (id: string): string => `im-named:${me}:${id}`;
  const of = (id: string): readonly Mentioned[] =>
    known.get(id) ?? readDraft<{ named: Mentioned[] }>(nameOf(id))?.named ?? [];
  return {
    of,
    add(id: string, member: Mentioned): void {
      const named = [...of(id), { userNo: member.userNo, userName: member.userName }];
      known.set(id, named);
      keepDraft(nameOf(id), { named });
    },
    /** It is a message now. */
    drop(id: string): void {
      known.delete(id);
      dropDraft(nameOf(id));
    },
  };
}
