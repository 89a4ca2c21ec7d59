import { FileKind } from '#contract/rules/fileKinds.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const spaceFiles = listSpec({
  filters: { kind: ['all', 'video', 'audio', 'image', 'document', 'archive'], folder: '', keyword: '' },
});

/** The kind that each word of the address stands for, in the order of the filter. */
export const kindOfWord = {
  video: FileKind.video,
  audio: FileKind.audio,
  image: FileKind.image,
  document: FileKind.document,
  archive: FileKind.archive,
} as const;
