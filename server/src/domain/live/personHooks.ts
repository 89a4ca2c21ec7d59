import { eq, inArray } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { liveTake } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/** Where somebody was seen or heard in a class goes with their account; `removeMedia` takes the files away. */
export const liveHooks: PersonHooks = {
  async erasing(db, userNo) {
    const theirs = db.select({ id: liveTake.mediaId }).from(liveTake).where(eq(liveTake.userNo, userNo));
    await db.update(mediaFile).set({ statusId: RowState.disabled }).where(inArray(mediaFile.id, theirs));
  },
};
