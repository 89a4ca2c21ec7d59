import { and, eq, not } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { mediaFile, mediaFolder } from '../../db/schema/media.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import type { PersonHooks } from '../personData/hooks.ts';
import { isUsed } from './used.ts';

/** What courses show is theirs; everything else of the person's goes, and no link leads anywhere any more. */
export const spaceHooks: PersonHooks = {
  async erasing(db, userNo) {
    const gone = { statusId: RowState.disabled };
    await db.update(mediaShare).set(gone).where(eq(mediaShare.userNo, userNo));
    await db.update(mediaFile).set({ folderId: null }).where(eq(mediaFile.userNo, userNo));
    await db
      .update(mediaFile)
      .set(gone)
      .where(and(eq(mediaFile.userNo, userNo), not(isUsed(db))));
  },
  async merging(db, { from, to }) {
    const { id, folderName } = mediaFolder;
    const own = await db.select({ id, folderName }).from(mediaFolder).where(eq(mediaFolder.userNo, from));
    const others = await db.select({ folderName }).from(mediaFolder).where(eq(mediaFolder.userNo, to));
    const taken = new Set(others.map((one) => one.folderName));
    for (const one of own.filter((folder) => taken.has(folder.folderName))) {
      const renamed = `${one.folderName}（${one.id}）`; // two folders of one name would be one too many
      await db.update(mediaFolder).set({ folderName: renamed }).where(eq(mediaFolder.id, one.id));
    }
    return undefined;
  },
};
