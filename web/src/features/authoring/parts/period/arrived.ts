import type { DraftMedia } from '#contract/course/draft.ts';
import type { UploadedMedia } from '#contract/system/upload.ts';

/** A file that was uploaded just now; its length is told when it has been made fit for use. */
export const arrived = ({ id, ...file }: UploadedMedia): DraftMedia => ({
  ...file,
  mediaId: id,
  length: 0,
  processed: 0,
  failure: '',
});
