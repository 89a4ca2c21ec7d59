import type { UploadHooks } from '../uploads/hooks.ts';
import { processWhenStored } from './processWhenStored.ts';
import { removeMade } from './removeMade.ts';

/** Films, sounds and documents are made fit for use before they can be, and what was made of them goes with them. */
export const mediaUploadHooks: UploadHooks = {
  async completed(db, media) {
    await processWhenStored(db, media);
  },
  removing: (storage, { id }) => removeMade(storage, id),
};
